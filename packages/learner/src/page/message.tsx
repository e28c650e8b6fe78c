type MessageProps = { text: string; action?: { label: string; onPress: () => void } }

/** Replaces content that cannot be shown, and says what to do. */
export const Message = ({ text, action }: MessageProps) => (
  <section className="card" role="alert">
    <p>{text}</p>
    {action && (
      <button type="button" onClick={action.onPress}>
        {action.label}
      </button>
    )}
  </section>
)

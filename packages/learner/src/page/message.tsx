type MessageProps = { text: string; action?: { label: string; onPress: () => void } }

/** Stands in place of what can't be shown, with what can be done about it. */
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

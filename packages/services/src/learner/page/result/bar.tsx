/** A share of a hundred as a bar, with its figure beside it. */
export const Bar = ({
  label,
  percentage,
  isQuiet = false,
}: {
  label: string
  percentage: number
  isQuiet?: boolean
}) => (
  <div class={`bar ${isQuiet ? 'quiet-bar' : ''}`}>
    <span class="bar-label">{label}</span>
    <span class="bar-track" aria-hidden="true">
      <span class="bar-fill" style={{ width: `${Math.min(100, Math.max(0, percentage))}%` }} />
    </span>
    <span class="bar-figure">{Math.round(percentage * 10) / 10} %</span>
  </div>
)

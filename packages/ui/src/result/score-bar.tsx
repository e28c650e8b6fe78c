import './score-bar.css'

type ScoreBarProps = {
  label: string
  /** The length of the bar, 0 to 100. */
  percentage: number
  /** The percentage as text, such as "66.7%". */
  figure: string
  tone?: 'student' | 'class' | 'best'
  /** `stacked` puts the bar below its label on every screen. */
  layout?: 'line' | 'stacked'
}

export const ScoreBar = ({ label, percentage, figure, tone = 'student', layout = 'line' }: ScoreBarProps) => (
  <div className="score-bar" data-tone={tone} data-layout={layout}>
    <span>{label}</span>
    <span className="score-bar-track" aria-hidden="true">
      <span className="score-bar-fill" style={{ width: `${Math.min(100, Math.max(0, percentage))}%` }} />
    </span>
    <span className="score-bar-figure">{figure}</span>
  </div>
)

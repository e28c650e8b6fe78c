import { say } from '@quizwright/domain/language/say.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { ScoreBar } from '@quizwright/ui/result/score-bar.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import type { Compared } from './compared.ts'
import { formatPercentage, formatScore } from './format-figures.ts'

const compare = (result: StudentResult): Compared => [
  {
    name: say('You'),
    performance: {
      correct: result.correct_count,
      incorrect: result.incorrect_count,
      skipped: result.skipped_count,
      averageTime: result.time_spent / Math.max(1, result.questions.length),
      totalTime: result.time_spent,
      percentage: result.correct_percentage,
    },
  },
  { name: say('Class average'), performance: result.class.average },
  { name: say('Best performer'), performance: result.class.best },
]

/** Compares the student with the class average and the best performer. */
export const ClassComparison = ({ result }: { result: StudentResult }) => {
  const compared = compare(result)
  const isAlone = result.class.attempts === 1
  return (
    <section className="card">
      <h2>{say('Compared with the class')}</h2>
      {isAlone && <p>{say('Yours is the only result so far, so the average and the best are your own.')}</p>}
      <div className="bars">
        {compared.map(({ name, performance: { percentage } }, index) => (
          <ScoreBar
            key={name}
            label={name}
            percentage={percentage}
            // Yours is as exact as the score above, which stands beside the verdict.
            figure={index === 0 ? formatScore(result) : formatPercentage(percentage)}
            tone={index === 0 ? 'student' : 'class'}
          />
        ))}
      </div>
      <ComparisonTable compared={compared} />
    </section>
  )
}

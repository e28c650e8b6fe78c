import { say } from '@quizwright/domain/language/say.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { ScoreBar } from '@quizwright/ui/result/score-bar.tsx'
import { formatPercentage } from './format-figures.ts'

/** Shows the student's score in each topic beside that of the class. */
export const TopicStrengths = ({ topics }: Pick<StudentResult, 'topics'>) => (
  <section className="card">
    <h2>{say('Topic strengths')}</h2>
    {topics.map(({ name, score_percentage, class_percentage }) => (
      <div className="bars" key={name}>
        <h3 dir="auto">{name}</h3>
        <ScoreBar
          label={say('You')}
          percentage={score_percentage}
          figure={formatPercentage(score_percentage)}
        />
        {class_percentage !== null && (
          <ScoreBar
            label={say('Class')}
            percentage={class_percentage}
            figure={formatPercentage(class_percentage)}
            tone="class"
          />
        )}
      </div>
    ))}
  </section>
)

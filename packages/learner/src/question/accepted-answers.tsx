import { say } from '@quizwright/domain/language/say.ts'
import type { Solution } from '@quizwright/domain/schemas/attempt.ts'

/** What is accepted, below a checked answer. */
export const AcceptedAnswers = ({ solution }: { solution: Solution | null }) =>
  solution?.accepted && (
    <>
      <p>{solution.accepted.length === 1 ? say('Accepted answer:') : say('Accepted answers:')}</p>
      <ul>
        {solution.accepted.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  )

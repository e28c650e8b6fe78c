import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'

/** Lists videos that explain the questions with wrong answers. */
export const SuggestedVideos = ({ videos }: Pick<StudentResult, 'videos'>) => (
  <section className="card">
    <h2>{say('Suggested Videos to Review')}</h2>
    <ul className="videos">
      {videos.map(({ link, name, question_numbers }) => (
        <li key={link}>
          <span dir="auto">{name}</span>{' '}
          <span className="quiet">
            {sayCount(question_numbers.length, 'for question {numbers}', 'for questions {numbers}', {
              numbers: commaList(question_numbers),
            })}
          </span>{' '}
          <a href={link} aria-label={say('Play {name}', { name })}>
            {say('Play')}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

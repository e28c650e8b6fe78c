import { showSpan } from '@quizwright/contracts/rules/duration.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/learner.ts'
import { useState } from 'preact/hooks'
import type { Holder } from '../calls.ts'
import { Bar } from './bar.tsx'
import { ReviewedQuestion } from './reviewed-question.tsx'

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** Score, grade and whether it passed; how the class did; topics; what to see again; every question. */
export const ResultView = ({ holder, result }: { holder: Holder; result: StudentResult }) => (
  <>
    <section class="card score">
      <p class={`verdict ${result.is_passed ? 'passed' : 'failed'}`}>{result.is_passed ? 'PASS' : 'Fail'}</p>
      <dl class="facts">
        <div>
          <dt>Score</dt>
          <dd>{rounded(result.correct_percentage)} %</dd>
        </div>
        <div>
          <dt>Marks</dt>
          <dd>
            {rounded(result.obtained_marks)} of {result.total_marks}
          </dd>
        </div>
        <div>
          <dt>Grade</dt>
          <dd>{result.grade}</dd>
        </div>
        <div>
          <dt>To pass</dt>
          <dd>{result.passing_percentage} %</dd>
        </div>
      </dl>
    </section>
    <Comparison result={result} />
    {result.topics.length > 0 && (
      <section class="card">
        <h2>Topic strengths</h2>
        {result.topics.map((topic) => (
          <div class="bars" key={topic.name}>
            <h3 dir="auto">{topic.name}</h3>
            <Bar label="You" percentage={topic.score_percentage} />
            {topic.class_percentage !== null && (
              <Bar label="Class" percentage={topic.class_percentage} isQuiet />
            )}
          </div>
        ))}
      </section>
    )}
    {result.videos.length > 0 && (
      <section class="card">
        <h2>Suggested Videos to Review</h2>
        <ul class="videos">
          {result.videos.map((video) => (
            <li key={video.link}>
              <span dir="auto">{video.name}</span>{' '}
              <span class="quiet">for question {video.question_numbers.join(', ')}</span>{' '}
              <a href={video.link} aria-label={`Play ${video.name}`}>
                Play
              </a>
            </li>
          ))}
        </ul>
      </section>
    )}
    <Review holder={holder} result={result} />
  </>
)

const Comparison = ({ result }: { result: StudentResult }) => {
  const { average, best } = result.class
  const questions = Math.max(1, result.questions.length)
  const you = {
    correct: result.correct_count,
    incorrect: result.incorrect_count,
    skipped: result.skipped_count,
    averageTime: result.time_spent / questions,
    totalTime: result.time_spent,
    percentage: result.correct_percentage,
  }
  const people = [
    ['You', you],
    ['Class average', average],
    ['Best performer', best],
  ] as const
  return (
    <section class="card">
      <h2>Compared with the class</h2>
      <div class="bars">
        {people.map(([name, { percentage }], at) => (
          <Bar key={name} label={name} percentage={percentage} isQuiet={at > 0} />
        ))}
      </div>
      <div class="scrolls" tabIndex={0} role="group" aria-label="The same in figures">
        <table>
          <thead>
            <tr>
              <td />
              {people.map(([name]) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['correct', 'incorrect', 'skipped'] as const).map((what) => (
              <tr key={what}>
                <th scope="row">{what[0]!.toUpperCase() + what.slice(1)}</th>
                {people.map(([name, figures]) => (
                  <td key={name}>{rounded(figures[what])}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Time per question</th>
              {people.map(([name, { averageTime }]) => (
                <td key={name}>{showSpan(averageTime)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Total time</th>
              {people.map(([name, { totalTime }]) => (
                <td key={name}>{showSpan(totalTime)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

const stateOf = ({
  is_skipped,
  solution,
}: StudentResult['questions'][number]): 'correct' | 'incorrect' | 'skipped' =>
  is_skipped ? 'skipped' : solution.is_correct ? 'correct' : 'incorrect'

/** The numbered circles; each opens its question. */
const Review = ({ holder, result }: { holder: Holder; result: StudentResult }) => {
  const [open, setOpen] = useState<number>()
  const question = open === undefined ? undefined : result.questions[open]
  return (
    <section class="card">
      <h2>Your answers</h2>
      <ol class="circles" aria-label="All questions">
        {result.questions.map((one, at) => (
          <li key={one.question_id}>
            <button
              type="button"
              class={`circle ${stateOf(one)}`}
              aria-expanded={at === open}
              aria-label={`Question ${one.question_no}, ${stateOf(one)}`}
              onClick={() => setOpen(at === open ? undefined : at)}
            >
              {one.question_no}
            </button>
          </li>
        ))}
      </ol>
      {question && (
        <ReviewedQuestion
          key={question.question_id}
          holder={holder}
          question={question}
          reports={result.reports.filter(({ question_id }) => question_id === question.question_id)}
        />
      )}
    </section>
  )
}

import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import { writtenLocale } from '../document.tsx'
import type { LaunchPageContent, QuizToPick } from './launch-content.ts'

type Of<Kind extends LaunchPageContent['kind']> = Extract<LaunchPageContent, { kind: Kind }>

const Ticket = ({ value }: { value: string }) => <input type="hidden" name="ticket" value={value} />

const Cancel = ({ ticket }: { ticket: string }) => (
  <form method="post" action="/lti/link">
    <Ticket value={ticket} />
    <button type="submit" className="quiet-button" name="choice" value="none">
      {say('Cancel')}
    </button>
  </form>
)

/** Asks the teacher to connect the account of the course with the one of Quizwright, by a code and never by a link. */
export const Connect = ({ code, address, ticket, isRepeated }: Of<'connect'>) => (
  <>
    <h1>{say('Connect your account')}</h1>
    {isRepeated && (
      <p className="problem" role="alert">
        {say('This account isn’t connected yet. Enter the code in Quizwright first.')}
      </p>
    )}
    <ol>
      <li>
        <a href={address} target="_blank" rel="noopener">
          {say('Open Quizwright in a new tab and sign in')}
        </a>
      </li>
      <li>
        {say('Enter this code there:')} <strong className="code">{code}</strong>
      </li>
      <li>{say('Come back here and continue.')}</li>
    </ol>
    <p>
      <small>{say('The code is valid for ten minutes. You need it only once.')}</small>
    </p>
    <form method="post" action="/lti/pick">
      <Ticket value={ticket} />
      <input type="hidden" name="waited" value="true" />
      <button type="submit">{say('Continue')}</button>
    </form>
    <Cancel ticket={ticket} />
  </>
)

const Choice = ({ value, children }: { value: string; children: ReactNode }) => (
  <label className="choice">
    <input type="radio" name="choice" value={value} required /> <span>{children}</span>
  </label>
)

/** In words, since the digits alone are read as day and month here, and as month and day there. */
const dayOf = (dateTime: string): string =>
  new Date(dateTime).toLocaleDateString(writtenLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

const QuizChoices = ({ id, name, questionCount, owner, sessions }: QuizToPick) => (
  <fieldset>
    <legend>
      <bdi>{name}</bdi> <small>{sayCount(questionCount, '{count} question', '{count} questions')}</small>
      {owner !== null && (
        <>
          {' '}
          <small>
            <bdi>{owner}</bdi>
          </small>
        </>
      )}
    </legend>
    <Choice value={`new ${id}`}>{say('A separate session for this course')}</Choice>
    {sessions.map(({ linkId, name: session, end }) => (
      <Choice key={linkId} value={`session ${linkId}`}>
        <bdi>{session}</bdi> <small>{say('until {date}', { date: dayOf(end) })}</small>
      </Choice>
    ))}
  </fieldset>
)

const nothing = (search: string): string =>
  search === ''
    ? say('You don’t have a published quiz yet. Publish one in Quizwright, then come back.')
    : say('None of your published quizzes match.')

const titleOf = ({ isForLink, courseTitle }: Pick<Of<'pick'>, 'isForLink' | 'courseTitle'>): string => {
  if (isForLink) return say('Which quiz does this link open?')
  return courseTitle === ''
    ? say('Add a quiz to your course')
    : say('Add a quiz to {course}', { course: courseTitle })
}

export const PickQuiz = ({ ticket, search, quizzes, isMore, isForLink, courseTitle }: Of<'pick'>) => (
  <>
    <h1>{titleOf({ isForLink, courseTitle })}</h1>
    {isForLink && (
      <p>
        {say(
          'This link doesn’t open a quiz yet, for example because the course was copied. Choose one ' +
            'now; until then, students can’t open it.',
        )}
      </p>
    )}
    <form method="post" action="/lti/pick" role="search" className="search">
      <Ticket value={ticket} />
      <label>
        {say('Quiz name')} <input type="search" name="search" defaultValue={search} maxLength={100} />
      </label>
      <button type="submit" className="quiet-button">
        {say('Search')}
      </button>
    </form>
    {quizzes.length === 0 ? (
      <p role="status">{nothing(search)}</p>
    ) : (
      <form method="post" action="/lti/link">
        <Ticket value={ticket} />
        {quizzes.map((quiz) => (
          <QuizChoices key={quiz.id} {...quiz} />
        ))}
        {isMore && <p>{say('There are more. Search to find the one you want.')}</p>}
        <button type="submit">{isForLink ? say('Use this session') : say('Add to the course')}</button>
      </form>
    )}
    {!isForLink && <Cancel ticket={ticket} />}
  </>
)

export const Chosen = ({ quizName, courseTitle }: Of<'chosen'>) => (
  <>
    <h1 dir="auto">{quizName}</h1>
    <p role="status">
      {courseTitle === ''
        ? say('The students of your course open this quiz from now on.')
        : say('The students of {course} open this quiz from now on.', { course: courseTitle })}
    </p>
  </>
)

/** A form that the script sends at once; without scripts its button does. */
export const Return = ({ address, token }: Of<'return'>) => (
  <form id="return" method="post" action={address}>
    <input type="hidden" name="JWT" value={token} />
    <p role="status">{say('Going back to your course…')}</p>
    <button type="submit">{say('Continue')}</button>
  </form>
)

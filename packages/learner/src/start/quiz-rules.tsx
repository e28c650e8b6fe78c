import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { describeWrongCosts } from '@quizwright/domain/arrangement/describe-wrong-costs.ts'
import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { isSharedPage } from '../route.ts'
import { formatDateTime } from '../times.ts'

const describeDelay = (hours: number): string =>
  hours === 0
    ? say('You see your result as soon as you submit.')
    : sayCount(
        hours,
        'You see your result at this link {count} hour after you submit.',
        'You see your result at this link {count} hours after you submit.',
      )

const describeMarking = (hours: number): string =>
  hours === 0
    ? say('Your instructor marks your answers. Your result then appears at this link.')
    : sayCount(
        hours,
        'Your instructor marks your answers. Your result then appears at this link, {count} ' +
          'hour after you submit at the earliest.',
        'Your instructor marks your answers. Your result then appears at this link, {count} ' +
          'hours after you submit at the earliest.',
      )

/** Whether a person marks any of the answers, so that the result comes later. */
const isMarkedByHand = ({
  quiz_type: type,
  some_in_words: someInWords = false,
}: Pick<Announcement, 'quiz_type' | 'some_in_words'>): boolean => type === 'daq' || someInWords

/** On a shared device a result closes, and who is not identified cannot open it again. */
const describeSharing = ({ access, result_delay_in_hours: hours, ...quiz }: Announcement): string => {
  const shared = say('Other students use this device, so nothing of yours stays on it after you submit.')
  return `${shared} ${describeWhere(access, hours === 0 && !isMarkedByHand(quiz))}`
}

const describeWhere = (access: Announcement['access'], isShown: boolean): string => {
  if (access === 'anyone')
    return isShown
      ? say('You see your result once, right after you submit.')
      : say('Ask your instructor for your result.')
  return isShown
    ? say('You can see your result at this link on your own device.')
    : say('You can see your result later, at this link on your own device.')
}

const isShuffled = ({ arrangement: { shuffle_questions, shuffle_options } = {} }: Announcement): boolean =>
  shuffle_options === true || (shuffle_questions ?? 'none') !== 'none'

/** Explains how an attempt works before the student begins it. */
export const QuizRules = ({ quiz }: { quiz: Announcement }) => {
  const isDescriptive = quiz.quiz_type === 'daq'
  const isOneWay = quiz.arrangement?.one_way === true
  const { wrong_costs: wrongCosts = 0, tries = 1, try_costs: tryCosts = 0 } = quiz.arrangement ?? {}
  return (
    <section className="card">
      <h2>{say('How it works')}</h2>
      <ul>
        <li>
          {say(
            'The timer starts when you press Start and keeps running if you close this page. When your time ' +
              'is up, your answers are submitted.',
          )}
        </li>
        <li>
          {say(
            'Each answer is saved as you give it. If you reload the page or lose the connection, you can ' +
              'pick up where you left off, as long as there’s time left. Answers received after your time is ' +
              'up don’t count, but your instructor can see them.',
          )}
        </li>
        <li>
          {isOneWay ? (
            say('Questions come one at a time. You can’t go back to change or add an answer.')
          ) : (
            <>
              {isDescriptive
                ? say('Answer in your own words. You can add images of handwritten work.')
                : say('You can change your answers until you submit.')}{' '}
              {say('You can skip questions and come back, and flag some for later.')}
            </>
          )}
        </li>
        {quiz.some_in_words && (
          <li>
            {say(
              'Some questions ask for an answer in your own words. You can add images of handwritten work ' +
                'to them.',
            )}
          </li>
        )}
        {isShuffled(quiz) && (
          <li>
            {say('Each student gets the questions or options in a different order. Yours stays the same.')}
          </li>
        )}
        {quiz.arrangement?.draws && <li>{say('Each student gets different questions.')}</li>}
        {wrongCosts > 0 && (
          <li>
            {say(
              'A wrong answer costs {cost}. A skipped question costs nothing, and your total never drops below 0.',
              {
                cost: describeWrongCosts(wrongCosts),
              },
            )}
          </li>
        )}
        {quiz.is_direct_check && (
          <li>
            {tries > 1
              ? say('You can check an answer right away, and change a wrong one: up to {tries} tries.', {
                  tries,
                })
              : say('You can check an answer right away. You can’t change an answer after you check it.')}
            {tries > 1 && tryCosts > 0 && (
              <> {say('Each further try costs {cost}.', { cost: describeWrongCosts(tryCosts) })}</>
            )}
          </li>
        )}
        <li>
          {isSharedPage(quiz)
            ? describeSharing(quiz)
            : (isMarkedByHand(quiz) ? describeMarking : describeDelay)(quiz.result_delay_in_hours)}
        </li>
        <li>
          {say('You can take this quiz from {start} to {end}.', {
            start: formatDateTime(quiz.start_time),
            end: formatDateTime(quiz.end_time),
          })}
        </li>
      </ul>
    </section>
  )
}

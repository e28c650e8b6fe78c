import { describeWrongCosts } from '@quizwright/domain/arrangement/describe-wrong-costs.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { isSharedPage } from '../route.ts'
import { formatDateTime } from '../times.ts'

const describeDelay = (hours: number): string =>
  hours === 0
    ? 'You see your result as soon as you have handed in.'
    : `You see your result ${countOf(hours, 'hour')} after you have handed in, here under this link.`

const describeMarking = (hours: number): string =>
  'Your instructor marks your answers. You see your result here under this link once that is done' +
  (hours === 0 ? '.' : `, ${countOf(hours, 'hour')} after you have handed in at the earliest.`)

/** On a shared device a result closes, and who is not identified cannot open it again. */
const describeSharing = ({ access, quiz_type: type, result_delay_in_hours: hours }: Announcement): string => {
  const shared = 'Others use this device, too, so nothing of yours stays on it after you have handed in.'
  const isShown = hours === 0 && type !== 'daq'
  if (access !== 'anyone')
    return `${shared} You find your result on a device of your own: ${isShown ? '' : 'later, '}under this link.`
  return isShown
    ? `${shared} You see your result once, right after you have handed in.`
    : `${shared} Ask your instructor for your result.`
}

const isShuffled = ({ arrangement: { shuffle_questions, shuffle_options } = {} }: Announcement): boolean =>
  shuffle_options === true || (shuffle_questions ?? 'none') !== 'none'

/** Explains how an attempt works before the student begins it. */
export const QuizRules = ({ quiz }: { quiz: Announcement }) => {
  const isDescriptive = quiz.quiz_type === 'daq'
  const isOneWay = quiz.arrangement?.one_way === true
  const wrongCosts = quiz.arrangement?.wrong_costs ?? 0
  return (
    <section className="card">
      <h2>How it goes</h2>
      <ul>
        <li>
          The time runs from when you begin until it is over, also while this page is closed. Then what you
          have answered is handed in.
        </li>
        <li>
          Every answer is kept as you give it. After a reload, or when the network was away, you go on where
          you were, as long as there is time. Answers that reach us after the end are not counted, but your
          instructor can see them.
        </li>
        <li>
          {isOneWay ? (
            'The questions come one after the other, without a way back: neither to change an answer nor to ' +
            'give one.'
          ) : (
            <>
              {isDescriptive
                ? 'Answer in your own words; images of written work can be added.'
                : 'Choose your answers; you can change them until you hand in.'}{' '}
              You may skip questions and come back, and mark some for later.
            </>
          )}
        </li>
        {isShuffled(quiz) && (
          <li>
            Each student gets the questions or options in another order. Yours stays the same throughout.
          </li>
        )}
        {wrongCosts > 0 && (
          <li>
            A wrong answer costs {describeWrongCosts(wrongCosts)}. A skipped question costs nothing, and your
            total is never below 0.
          </li>
        )}
        {quiz.is_direct_check && (
          <li>You may check an answer at once. A checked answer can not be changed any more.</li>
        )}
        <li>
          {isSharedPage(quiz)
            ? describeSharing(quiz)
            : (isDescriptive ? describeMarking : describeDelay)(quiz.result_delay_in_hours)}
        </li>
        <li>
          It can be taken from {formatDateTime(quiz.start_time)} to {formatDateTime(quiz.end_time)}.
        </li>
      </ul>
    </section>
  )
}

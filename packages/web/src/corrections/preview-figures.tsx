import { listOf } from '../ui/format/list-of.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type {
  CorrectionChoice,
  CorrectionPreview,
  CorrectionSummary,
} from '@quizwright/domain/schemas/correction.ts'
import { formatPercent } from '../statistics/format-figures.ts'
import { chakra } from '../ui/styled/chakra.tsx'

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    gap: '4',
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': { fontSize: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& dd + dd': { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  },
})
const Notes = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'sm', color: 'fg.muted' },
})

const changedText = ({ raised, lowered }: CorrectionSummary): string =>
  say('{raised} higher, {lowered} lower', { raised, lowered })

const isGradedAgain = ({ suggested }: CorrectionSummary): boolean => suggested !== undefined

/** Notes on descriptive answers that are graded again, besides the changed results. */
const notesOnAnswers = ({
  suggested = 0,
  waiting_again: waitingAgain = 0,
  kept_own: keptOwn = 0,
  kept_seen: keptSeen = 0,
  not_graded: notGraded = 0,
}: CorrectionSummary): string[] =>
  [
    suggested > 0 &&
      sayCount(
        suggested,
        '{count} answer still needs marking, with new suggestions.',
        '{count} answers still need marking, with new suggestions.',
      ),
    waitingAgain > 0 &&
      sayCount(
        waitingAgain,
        '{count} answer needs marking again because the new suggestions are uncertain.',
        '{count} answers need marking again because the new suggestions are uncertain.',
      ),
    keptOwn > 0 &&
      sayCount(
        keptOwn,
        '{count} answer that you marked individually keeps its marks.',
        '{count} answers that you marked individually keep their marks.',
      ),
    keptSeen > 0 &&
      sayCount(
        keptSeen,
        '{count} answer keeps its marks because the student has seen the result and the new suggestion is ' +
          'lower or uncertain. You can correct it on the student’s result.',
        '{count} answers keep their marks because students have seen the results and the new suggestions are ' +
          'lower or uncertain. You can correct them on the students’ results.',
      ),
    notGraded > 0 &&
      sayCount(
        notGraded,
        '{count} answer has no new suggestion yet.',
        '{count} answers have no new suggestion yet.',
      ),
  ].filter((note) => typeof note === 'string')

/** A key that replaces another takes marks away, which accepting both answers would not. */
const notesOnKey = ({ kind, key }: CorrectionChoice, { lowered }: CorrectionSummary): string[] =>
  kind === 'other_key' && !key && lowered > 0
    ? [
        sayCount(
          lowered,
          '{count} result loses marks because the previously correct answer no longer counts. If ' +
            'that answer is also defensible, go back and choose “Several options are correct”.',
          '{count} results lose marks because the previously correct answer no longer counts. If ' +
            'that answer is also defensible, go back and choose “Several options are correct”.',
        ),
      ]
    : []

/** Tells what becomes of the answers that attempts under way have so far. */
const notesOnOpen = ({
  open,
  open_raised: raised = 0,
  open_lowered: lowered = 0,
}: CorrectionSummary): string[] => {
  if (open === 0) return []
  const parts = [
    ...(raised > 0 ? [sayCount(raised, '{count} answer gains marks', '{count} answers gain marks')] : []),
    ...(lowered > 0 ? [sayCount(lowered, '{count} answer loses marks', '{count} answers lose marks')] : []),
  ]
  const marked = sayCount(
    open,
    '{count} attempt in progress will be marked this way too.',
    '{count} attempts in progress will be marked this way too.',
  )
  return parts.length === 0
    ? [marked]
    : [`${marked} ${say('Currently: {changes}.', { changes: listOf(parts) })}`]
}

/** Tells of the answers whose attempts have no result yet, because others of their answers wait for marks. */
const notesOnWaiting = ({ waiting_changed: changed = 0 }: CorrectionSummary): string[] =>
  changed === 0
    ? []
    : [say('Changed answers in results that aren’t fully marked yet: {count}.', { count: changed })]

/** Tells what the correction changes in the other versions of the quiz. */
const notesOnVersions = ({ versions = [] }: CorrectionPreview): string[] =>
  versions.map(({ version, summary }) => {
    const { changed, attempts, now_pass: pass, now_fail: fail, open } = summary
    const results = sayCount(
      attempts,
      'Version {version}: {changed} of {count} result change, {pass} pass now, {fail} fail now.',
      'Version {version}: {changed} of {count} results change, {pass} pass now, {fail} fail now.',
      { version, changed, pass, fail },
    )
    if (open === 0) return results
    const underWay = sayCount(
      open,
      '{count} attempt is in progress there.',
      '{count} attempts are in progress there.',
    )
    return `${results} ${underWay}`
  })

const notesOnWording = (kind: CorrectionChoice['kind'], summary: CorrectionSummary): string[] => {
  const count = summary.other_wording
  if (count === 0) return []
  return isGradedAgain(summary) || kind === 'accept'
    ? [
        sayCount(
          count,
          '{count} attempt had an earlier wording and keeps its marks.',
          '{count} attempts had an earlier wording and keep their marks.',
        ),
      ]
    : [
        sayCount(
          count,
          '{count} attempt had an earlier wording with different options and keeps its marks.',
          '{count} attempts had an earlier wording with different options and keep their marks.',
        ),
      ]
}

const notesOn = (choice: CorrectionChoice, preview: CorrectionPreview): string[] => {
  const { summary, sessions } = preview
  return [
    ...notesOnKey(choice, summary),
    ...(sessions.length > 1
      ? sessions.map(({ name, changed, attempts }) =>
          sayCount(
            attempts,
            '{session}: {changed} of {count} result change.',
            '{session}: {changed} of {count} results change.',
            { session: name, changed },
          ),
        )
      : []),
    ...notesOnOpen(summary),
    ...notesOnWaiting(summary),
    ...notesOnWording(choice.kind, summary),
    ...notesOnAnswers(summary),
    ...notesOnVersions(preview),
  ]
}

/** Shows what a correction changes in the whole quiz. */
export const PreviewFigures = ({
  choice,
  preview,
}: {
  choice: CorrectionChoice
  preview: CorrectionPreview
}) => {
  const { summary } = preview
  const notes = notesOn(choice, preview)
  return (
    <>
      <Figures>
        <div>
          <dt>{say('Results that change')}</dt>
          <dd>{say('{changed} of {attempts}', { changed: summary.changed, attempts: summary.attempts })}</dd>
          <dd>{changedText(summary)}</dd>
        </div>
        <div>
          <dt>{say('Mean')}</dt>
          <dd>{formatPercent(summary.mean_after)}</dd>
          <dd>{say('was {figure}', { figure: formatPercent(summary.mean_before) })}</dd>
        </div>
        <div>
          <dt>{say('Pass rate')}</dt>
          <dd>{formatPercent(summary.pass_rate_after)}</dd>
          <dd>{say('was {figure}', { figure: formatPercent(summary.pass_rate_before) })}</dd>
        </div>
        <div>
          <dt>{say('Pass or fail')}</dt>
          <dd>{say('{count} now pass', { count: summary.now_pass })}</dd>
          <dd>{say('{count} now fail', { count: summary.now_fail })}</dd>
        </div>
      </Figures>
      {notes.length > 0 && (
        <Notes>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
    </>
  )
}

import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
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

const counted = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${formatNumber(n)} ${many}`

const changedText = ({ raised, lowered }: CorrectionSummary): string =>
  `${formatNumber(raised)} higher, ${formatNumber(lowered)} lower`

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
      `${counted(suggested, 'answer waits', 'answers wait')} for you as before, with new suggestions.`,
    waitingAgain > 0 &&
      `${counted(waitingAgain, 'answer waits', 'answers wait')} for you again: the new suggestions are unsure.`,
    keptOwn > 0 &&
      `${counted(keptOwn, 'answer', 'answers')} that you decided one by one ` +
        `${keptOwn === 1 ? 'keeps its marks' : 'keep their marks'}.`,
    keptSeen > 0 &&
      `${counted(keptSeen, 'answer', 'answers')} whose result the student has seen ` +
        `${keptSeen === 1 ? 'keeps its marks' : 'keep their marks'}: the new suggestions are lower or unsure. ` +
        'You can correct such a mark on the result of its student.',
    notGraded > 0 && `${counted(notGraded, 'answer has', 'answers have')} no new suggestion yet.`,
  ].filter((note) => typeof note === 'string')

/** A key that replaces another takes marks away, which accepting both answers would not. */
const notesOnKey = ({ kind, key }: CorrectionChoice, { lowered }: CorrectionSummary): string[] =>
  kind === 'other_key' && !key && lowered > 0
    ? [
        `${counted(lowered, 'result loses', 'results lose')} marks, because the answer that was right so far ` +
          'no longer counts. If it can be defended too, go back and choose “Several options are right”.',
      ]
    : []

/** Tells what becomes of the answers that attempts under way have so far. */
const notesOnOpen = ({
  open,
  open_raised: raised = 0,
  open_lowered: lowered = 0,
}: CorrectionSummary): string[] => {
  if (open === 0) return []
  const marked = `${counted(open, 'attempt is', 'attempts are')} under way and will be marked like this too.`
  const parts = [
    ...(raised > 0 ? [`${counted(raised, 'answer gains', 'answers gain')} marks`] : []),
    ...(lowered > 0 ? [`${counted(lowered, 'answer loses', 'answers lose')} marks`] : []),
  ]
  return [parts.length === 0 ? marked : `${marked} As they are now, ${parts.join(' and ')} by it.`]
}

/** Tells what the correction changes in the other versions of the quiz. */
const notesOnVersions = ({ versions = [] }: CorrectionPreview): string[] =>
  versions.map(({ version, summary }) => {
    const { changed, attempts, now_pass: pass, now_fail: fail, open } = summary
    const results = `${formatNumber(changed)} of ${counted(attempts, 'result', 'results')} change`
    const underWay = open > 0 ? ` ${counted(open, 'attempt is', 'attempts are')} under way there.` : ''
    return `Version ${version}: ${results}, ${formatNumber(pass)} pass now, ${formatNumber(fail)} fail now.${underWay}`
  })

const notesOn = (choice: CorrectionChoice, preview: CorrectionPreview): string[] => {
  const { summary, sessions } = preview
  return [
    ...notesOnKey(choice, summary),
    ...(sessions.length > 1
      ? sessions.map(
          ({ name, changed, attempts }) =>
            `${name}: ${formatNumber(changed)} of ${counted(attempts, 'result', 'results')} change.`,
        )
      : []),
    ...notesOnOpen(summary),
    ...(summary.other_wording > 0
      ? [
          `${counted(summary.other_wording, 'attempt', 'attempts')} met an earlier wording` +
            `${isGradedAgain(summary) || choice.kind === 'accept' ? '' : ' with other options'} and ` +
            `${summary.other_wording === 1 ? 'keeps its marks' : 'keep their marks'}.`,
        ]
      : []),
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
          <dt>Results that change</dt>
          <dd>
            {formatNumber(summary.changed)} of {formatNumber(summary.attempts)}
          </dd>
          <dd>{changedText(summary)}</dd>
        </div>
        <div>
          <dt>Mean</dt>
          <dd>{formatPercent(summary.mean_after)}</dd>
          <dd>was {formatPercent(summary.mean_before)}</dd>
        </div>
        <div>
          <dt>Pass rate</dt>
          <dd>{formatPercent(summary.pass_rate_after)}</dd>
          <dd>was {formatPercent(summary.pass_rate_before)}</dd>
        </div>
        <div>
          <dt>Pass or fail</dt>
          <dd>{formatNumber(summary.now_pass)} pass now</dd>
          <dd>{formatNumber(summary.now_fail)} fail now</dd>
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

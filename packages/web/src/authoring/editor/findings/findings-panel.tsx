import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { CircleAlert, CircleCheck, Info, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { useEditor } from '../editor-context.ts'
import { useQuizFindings, useShownFindings } from '../use-quiz.ts'
import { useChosenKind } from './use-chosen-kind.ts'
import { groupByKind } from './kinds.ts'
import { LocatedList } from './located-list.tsx'

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    p: '3',
  },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '&[data-kinds]': { gap: '1.5', '& > button': { height: '7', px: '2.5', textStyle: 'xs' } },
  },
})
const Good = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'sm',
    color: 'fg.success',
    '&[data-unfinished]': { color: 'fg.muted' },
  },
})

/** A question that was just added shows no errors yet, although the quiz cannot be published with it. */
const NoErrors = () => {
  const [unfinished] = useQuizFindings().errors
  return unfinished ? (
    <Good data-unfinished>
      {say('Question {number} isn’t complete yet', { number: unfinished.questionNo })}
    </Good>
  ) : (
    <Good>
      <CircleCheck size={16} aria-hidden />
      {say('No errors found')}
    </Good>
  )
}

const severities = ['errors', 'omissions', 'hints'] as const
type Severity = (typeof severities)[number]
const titleOf = (severity: Severity): string =>
  ({ errors: say('Errors'), omissions: labels.omissions, hints: say('Hints') })[severity]
const icons = { errors: CircleAlert, omissions: Info, hints: Lightbulb }

/** From this number of errors on, their list is open at once. Fewer are seen in the summary and at their questions. */
const listedFrom = 3

/**
 * The errors, omissions and hints of the whole quiz, one list at a time, errors first. The list can be
 * filtered to one kind, here and in the summary.
 */
export const FindingsPanel = () => {
  const { kindFilter } = useEditor()
  const located = useShownFindings()
  const kind = useChosenKind()
  const [chosen, setChosen] = useState<Severity | null>(located.errors.length >= listedFrom ? 'errors' : null)
  const shown = chosen !== null && located[chosen].length > 0 ? chosen : null
  const kinds = shown ? groupByKind(located[shown]) : []
  const choose = (next: Severity | null) => {
    kindFilter.set(undefined)
    setChosen(next)
  }
  return (
    <Panel aria-label={say('Errors and omissions of the quiz')}>
      <Line>
        {located.errors.length === 0 && <NoErrors />}
        {severities
          .filter((severity) => located[severity].length > 0)
          .map((severity) => {
            const Icon = icons[severity]
            return (
              <Chip
                key={severity}
                icon={<Icon size={16} aria-hidden />}
                pressed={shown === severity}
                count={located[severity].length}
                onPress={() => choose(shown === severity ? null : severity)}
              >
                {titleOf(severity)}
              </Chip>
            )
          })}
      </Line>
      {shown && (
        <>
          {kinds.length > 0 && (
            <Line data-kinds role="group" aria-label={say('{list} by kind', { list: titleOf(shown) })}>
              {kinds.map(({ rule, name }) => (
                <Chip
                  key={rule}
                  pressed={rule === kind?.rule}
                  onPress={() => kindFilter.set(rule === kind?.rule ? undefined : rule)}
                >
                  {name}
                </Chip>
              ))}
            </Line>
          )}
          <LocatedList
            key={`${shown} ${kind?.rule ?? ''}`}
            label={titleOf(shown)}
            located={kind ? kind.located : located[shown]}
          />
        </>
      )}
    </Panel>
  )
}

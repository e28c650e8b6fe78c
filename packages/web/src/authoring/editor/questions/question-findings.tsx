import { say, sayMade } from '@quizwright/domain/language/say.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { CircleAlert, Info, Lightbulb } from 'lucide-react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { fieldOf, focusField } from './fields.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    textStyle: 'sm',
    'section[data-collapsed] &': { flexDirection: 'row', flexWrap: 'wrap', columnGap: '3', textStyle: 'xs' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      textAlign: 'start',
      cursor: 'button',
      borderRadius: 'l1',
      minHeight: '6',
      _hover: { textDecoration: 'underline' },
    },
    '& [data-severity=error]': { color: 'fg.error' },
    '& [data-severity=omission]': { color: 'fg.warning' },
    '& [data-severity=hint]': { color: 'fg.muted' },
    '& svg': { flexShrink: '0' },
  },
})

const icons = { error: CircleAlert, omission: Info, hint: Lightbulb }

/** Lists the findings of one question. Each links to its field. */
export const QuestionFindings = ({
  questionId,
  findings,
  collapsed,
}: {
  questionId: string
  findings: readonly Finding[]
  /** While collapsed, the links are no tab stops: Tab moves to the text, which expands the card. */
  collapsed: boolean
}) => {
  const { activeQuestion } = useEditor()
  const goTo = (finding: Finding) => {
    activeQuestion.activate(questionId)
    focusField(questionId, fieldOf(finding))
  }
  return findings.length === 0 ? null : (
    <List aria-label={say('Errors and omissions of this question')}>
      {findings.map((finding) => {
        const Icon = icons[finding.severity]
        return (
          <li key={`${finding.rule} ${finding.field} ${finding.optionNo ?? ''}`}>
            <button
              type="button"
              data-severity={finding.severity}
              tabIndex={collapsed ? -1 : 0}
              onClick={() => goTo(finding)}
            >
              <Icon size={16} aria-hidden />
              {sayMade(finding.message)}
            </button>
          </li>
        )
      })}
    </List>
  )
}

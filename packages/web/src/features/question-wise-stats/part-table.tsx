import { say, texts } from '@quizwright/domain/language/say.ts'
import { areaClasses } from '@quizwright/domain/kinds/hotspot/parts.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { PartAnswerFigures, PartFigures } from '@quizwright/domain/schemas/item-statistics.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { Check } from 'lucide-react'
import { formatPercent } from '../../statistics/format-figures.ts'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { AnswerHeads } from './answer-heads.tsx'
import { CountedBy } from './counted-by.tsx'
import { Limits, Name, Small } from './option-table.tsx'

const Part = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    py: '1.5',
    '& > summary': {
      cursor: 'pointer',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) 7rem', sm: 'minmax(0, 1fr) 12rem' },
      gap: '3',
      alignItems: 'center',
      textStyle: 'sm',
    },
    '& > summary > span': { fontWeight: 'medium' },
    '& > div': { pt: '2' },
  },
})

const partName = (kind: string | undefined, number: number): string => {
  if (kind === 'hotspot') return say('Area {number}', { number })
  if (kind === 'ordering') return say('Place {number}', { number })
  return kind === 'cloze' ? say('Gap {number}', { number }) : say('Part {number}', { number })
}

const chosenNames: Readonly<Record<string, string>> = texts({
  [areaClasses.chosen]: 'Chosen',
  [areaClasses.notChosen]: 'Not chosen',
})

const answerName = (answer: PartAnswerFigures, kind: string | undefined) => {
  if (answer.is_empty) return <span>{say('Left empty')}</span>
  if (answer.is_other) return <span>{say('Other answers')}</span>
  if (kind === 'hotspot') return <span>{say(chosenNames[answer.text] ?? answer.text)}</span>
  return (
    <span>
      <QuestionContent text={answer.text} equation={answer.equation ?? ''} image={answer.image_url ?? ''} />
    </span>
  )
}

const AnswerTable = ({ part, kind, of }: { part: PartFigures; kind: string | undefined; of: string }) => (
  <TableScroll narrow label={of}>
    <StackingTable css={{ '& thead th:first-of-type': { width: '45%' } }}>
      <thead>
        <tr>
          <AnswerHeads />
        </tr>
      </thead>
      <tbody>
        {part.answers.map((answer, index) => (
          <tr key={index}>
            <th scope="row">
              <Name>
                {answerName(answer, kind)}
                {answer.credit >= 1 && (
                  <Badge tone="good">
                    <Check size={12} aria-hidden />
                    {say('Correct')}
                  </Badge>
                )}
                {answer.credit > 0 && answer.credit < 1 && (
                  <Badge tone="warning">
                    {say('Earns {percent}', { percent: formatPercent(100 * answer.credit) })}
                  </Badge>
                )}
              </Name>
            </th>
            <td data-numeric data-label={say('Given by')}>
              {formatNumber(answer.chosen)}
            </td>
            <td data-numeric data-label={say('Percent')}>
              <PercentBar percent={answer.share.value ?? 0} tone={answer.credit > 0 ? 'good' : 'quiet'} />
              <Limits figure={answer.share} />
            </td>
            <td data-numeric data-label={say('Average quiz score of these students')}>
              {formatPercent(answer.mean_total.value)}
              <Limits figure={answer.mean_total} />
            </td>
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
)

type PartTableProps = {
  parts: readonly PartFigures[]
  /** The kind of the question, by which its parts are named. */
  kind: string | undefined
  /** How many attempts the figures of the whole question count. */
  counted: number
  /** The subject, such as "question 3". */
  of: string
}

/** Shows for each part how much of its marks was reached and, when it is opened, what was answered in it. */
export const PartTable = ({ parts, kind, counted, of }: PartTableProps) => (
  <section aria-label={say('Parts of {question}', { question: of })}>
    <CountedBy>{say('Average score of each part')}</CountedBy>
    {parts.map((part) => {
      const name = partName(kind, part.part_no)
      return (
        <Part key={part.part_no}>
          <summary>
            <span>
              {part.text || part.equation || part.image_url ? (
                <QuestionContent
                  text={part.text}
                  equation={part.equation ?? ''}
                  image={part.image_url ?? ''}
                />
              ) : (
                name
              )}
            </span>
            <div>
              <PercentBar percent={part.facility.value ?? 0} tone="quiet" />
              <Limits figure={part.facility} />
            </div>
          </summary>
          <div>
            {part.counted < counted && (
              <Small>
                {say('Attempts counted by part: {count}. Attempts from earlier releases aren’t included.', {
                  count: part.counted,
                })}
              </Small>
            )}
            <AnswerTable
              part={part}
              kind={kind}
              of={say('{part} of {question}', { part: name, question: of })}
            />
          </div>
        </Part>
      )
    })}
  </section>
)

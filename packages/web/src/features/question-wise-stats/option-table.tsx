import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { intervalMeaning, intervalName } from '@quizwright/domain/rules/figure-names.ts'
import { misleadingOption } from '@quizwright/domain/rules/misleading-option.ts'
import type { Figure, OptionFigures } from '@quizwright/domain/schemas/item-statistics.ts'
import { Check } from 'lucide-react'
import { formatInterval, formatPercent } from '../../statistics/format-figures.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'

export const Name = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexWrap: 'wrap',
    '& > span:first-of-type': {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      maxHeight: '4lh',
      overflow: 'auto',
    },
    '& .question-text': { overflowWrap: 'anywhere' },
    '& img': { maxHeight: '3rem' },
  },
})

export const Small = chakra('small', { base: { display: 'block', textStyle: 'xs', color: 'fg.muted' } })

export const Limits = ({ figure: { interval } }: { figure: Figure }) =>
  interval && (
    <Small title={labelled(say(intervalName), say(intervalMeaning))}>{formatInterval(interval)}</Small>
  )

/**
 * Shows for each option how many students chose it and how they did in the whole quiz, where several may be chosen
 * beside those who left it. This reveals a wrong option that misleads good students.
 */
export const OptionTable = ({
  options,
  isFew,
  of,
}: {
  options: readonly OptionFigures[]
  /** Whether there are too few attempts to call an option misleading. */
  isFew: boolean
  /** The subject of the table, such as "question 3". */
  of: string
}) => {
  const misleading = isFew ? undefined : misleadingOption(options)
  const toneOf = (option: OptionFigures) => {
    if (option.is_correct) return 'good'
    return option === misleading ? 'bad' : 'quiet'
  }
  const hasOthers = options.some((option) => option.mean_total_of_others)
  return (
    <TableScroll narrow label={say('Options of {of}', { of })}>
      <StackingTable css={{ '& thead th:first-of-type': { width: '45%' } }}>
        <thead>
          <tr>
            <th scope="col">{say('Option')}</th>
            <th scope="col" data-numeric>
              {say('Chosen by')}
            </th>
            <th scope="col" data-numeric>
              {say('Percent')}
            </th>
            <th scope="col" data-numeric>
              {say('Average quiz score of these students')}
            </th>
            {hasOthers && (
              <th scope="col" data-numeric>
                {say('Average quiz score of the others')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.option_no}>
              <th scope="row">
                <Name>
                  {option.option_no === 0 ? (
                    <span>{say('Skipped')}</span>
                  ) : (
                    <span>
                      {option.option_no}.{' '}
                      <QuestionContent
                        text={option.text}
                        equation={option.equation ?? ''}
                        image={option.image_url ?? ''}
                      />
                    </span>
                  )}
                  {option.is_correct && (
                    <Badge tone="good">
                      <Check size={12} aria-hidden />
                      {say('Correct')}
                    </Badge>
                  )}
                  {option === misleading && <Badge tone="bad">{say('Misleading')}</Badge>}
                </Name>
              </th>
              <td data-numeric data-label={say('Chosen by')}>
                {formatNumber(option.chosen)}
              </td>
              <td data-numeric data-label={say('Percent')}>
                <PercentBar percent={option.share.value ?? 0} tone={toneOf(option)} />
                <Limits figure={option.share} />
              </td>
              <td data-numeric data-label={say('Average quiz score of these students')}>
                {formatPercent(option.mean_total.value)}
                <Limits figure={option.mean_total} />
              </td>
              {hasOthers && (
                <td data-numeric data-label={say('Average quiz score of the others')}>
                  {option.mean_total_of_others && (
                    <>
                      {formatPercent(option.mean_total_of_others.value)}
                      <Limits figure={option.mean_total_of_others} />
                      <Small>{say('Attempts: {count}', { count: option.not_chosen ?? 0 })}</Small>
                    </>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </TableScroll>
  )
}

import { AnswerHeads } from './answer-heads.tsx'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { CountedAttempts, OtherAnswers as Others } from '@quizwright/domain/schemas/item-statistics.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { problemText } from '../../api/problem-text.ts'
import { useCanCorrect } from '../../corrections/can-correct.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { CountedBy, countedInWords } from './counted-by.tsx'
import { VariantTable } from './variant-table.tsx'
import { useOtherAnswers } from './use-question-stats.ts'

const Section = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'accent.fg',
      py: '1',
      width: 'fit',
    },
    '& > div': { pt: '2', display: 'flex', flexDirection: 'column', gap: '2' },
  },
})
const Answer = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontWeight: 'normal',
    '& summary': { cursor: 'pointer' },
    '& details[open] > summary': { mb: '1', color: 'fg.muted' },
    '& details > div': { maxHeight: '12lh', overflow: 'auto' },
  },
})
const Small = chakra('small', { base: { display: 'block', textStyle: 'xs', color: 'fg.muted' } })

/** Longer answers are cut, and shown whole when they are opened. */
const longest = 80

const cut = (answer: string): string => {
  const characters = [...answer]
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : answer
}

const GivenAnswer = ({ answer, isFormula }: { answer: string; isFormula: boolean }) => {
  const short = cut(answer)
  return (
    <Answer dir={isFormula ? 'ltr' : 'auto'}>
      {short === answer ? (
        answer
      ) : (
        <details>
          <summary>{short}</summary>
          <div>{answer}</div>
        </details>
      )}
    </Answer>
  )
}

/** Says that a formula was answered, not written. */
const FollowedFormula = ({ sets, example, values }: { sets: number; example: string; values: string }) => (
  <Small>
    {say('Matches answers to {sets} sets of numbers, such as {example} for {values}', {
      sets,
      example,
      values,
    })}
  </Small>
)

type Row = Others['answers'][number]

const earned = ({ credit }: Row): string => (credit === 0 ? say('Nothing') : formatPercent(100 * credit))

const acceptLabel = ({ answer, part_no: number }: Row): string =>
  number === undefined
    ? say('Accept this too: {answer}', { answer: cut(answer) })
    : say('Accept this too in gap {number}: {answer}', { number, answer: cut(answer) })

type TableProps = { others: Others; of: string; onAccept: ((row: Row) => void) | undefined }

const AnswerTable = ({ others, of, onAccept }: TableProps) => (
  <TableScroll narrow label={say('Other answers to {of}', { of })}>
    <StackingTable css={{ '& thead th:first-of-type': { width: '35%' } }}>
      <thead>
        <tr>
          <AnswerHeads />
          <th scope="col" data-numeric>
            {say('It earns')}
          </th>
          {onAccept && <th scope="col">{say('Correction')}</th>}
        </tr>
      </thead>
      <tbody>
        {others.answers.map((row) => (
          <tr key={`${row.part_no ?? ''} ${row.values ?? ''} ${row.answer}`}>
            <th scope="row">
              {row.part_no !== undefined && <Small>{say('Gap {number}', { number: row.part_no })}</Small>}
              {row.formula && <Small>{say('Possible formula')}</Small>}
              <GivenAnswer answer={row.answer} isFormula={row.formula !== undefined} />
              {row.formula && <FollowedFormula {...row.formula} />}
              {row.values && <Small dir="ltr">{row.values}</Small>}
              {row.ways > 1 && <Small>{say('Written {ways} ways', { ways: row.ways })}</Small>}
            </th>
            <td data-numeric data-label={say('Given by')}>
              {formatNumber(row.given)}
            </td>
            <td data-numeric data-label={say('Percent')}>
              <PercentBar percent={row.share} tone="quiet" />
            </td>
            <td data-numeric data-label={say('Average quiz score of these students')}>
              {formatPercent(row.mean_total)}
            </td>
            <td data-numeric data-label={say('It earns')}>
              {earned(row)}
            </td>
            {onAccept && (
              <td>
                {row.can_accept ? (
                  <Button
                    size="sm"
                    icon={<Check aria-hidden />}
                    aria-label={acceptLabel(row)}
                    onClick={() => onAccept(row)}
                  >
                    {say('Accept this too')}
                  </Button>
                ) : (
                  <Small>
                    {row.values ? say('Correct only for these numbers') : say('Can’t be added to the key')}
                  </Small>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
)

type OtherAnswersProps = {
  address: StatisticsAddress
  attempts: CountedAttempts
  questionId: string
  /** The name of the question, such as "question 3". */
  of: string
  onAccept: (answer: Row) => void
}

/** The most frequent typed answers that do not earn all marks, each with a button that accepts it for everybody. */
export const OtherAnswers = ({ address, attempts, questionId, of, onAccept }: OtherAnswersProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const canCorrect = useCanCorrect()
  const isOffered = useIsOffered('getOtherAnswers')
  const { data, error, isFetching, refetch } = useOtherAnswers(
    address,
    questionId,
    attempts,
    isOpen && isOffered,
  )
  if (!isOffered) return null
  return (
    <Section
      onToggle={(event) => event.target === event.currentTarget && setIsOpen(event.currentTarget.open)}
    >
      <summary>{say('Other answers')}</summary>
      <div aria-busy={isFetching || undefined}>
        {data && (
          <CountedBy>
            {commaList([
              `${countedInWords[data.attempts]} (${formatNumber(data.counted)})`,
              data.different > data.answers.length &&
                say('the {shown} most frequent of {count} different answers', {
                  shown: data.answers.length,
                  count: data.different,
                }),
            ])}
          </CountedBy>
        )}
        {data?.answers.length === 0 && <p>{say('Every answer given earned full marks.')}</p>}
        {data && data.answers.length > 0 && (
          <AnswerTable others={data} of={of} onAccept={canCorrect ? onAccept : undefined} />
        )}
        {data && <VariantTable variants={data.variants} variants_drawn={data.variants_drawn} of={of} />}
        {!data && error && (
          <ErrorState
            title={say('The answers couldn’t be loaded')}
            busy={isFetching}
            onRetry={() => void refetch()}
          >
            {problemText(error)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton height="8rem" aria-label={say('Loading the answers')} />}
      </div>
    </Section>
  )
}

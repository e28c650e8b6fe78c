import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { Link } from 'wouter'
import { QuestionBeginning } from '../../questions/question-beginning.tsx'
import { href } from '../../routes/routes.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { FiguresTable } from '../../ui/table/figures-table.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Loaded, Nothing, Panel } from './panel.tsx'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { useToughest } from './use-quiz-stats.ts'

const QuestionLink = chakra(Link, {
  base: {
    lineClamp: '3',
    py: '0.5',
    color: 'fg',
    _hover: { color: 'accent.fg', textDecoration: 'underline' },
    // A length, because a share of a cell that grows with its content limits nothing.
    '& .formula': { maxWidth: '11rem !important', overflow: 'hidden !important' },
  },
})

/** The questions with the fewest correct answers, each linked to its figures. */
export const ToughestQuestions = ({ address }: { address: StatisticsAddress }) => {
  const found = useToughest(address)
  const hrefOf = (no: number) =>
    href.questionStats(address.quizId, {
      ...(address.sessionId && { sessionId: address.sessionId }),
      question_no: String(no),
    })
  return (
    <Panel title={say('Toughest questions')} note={say('Fewest correct answers first, over all attempts.')}>
      <Loaded found={found} what={say('The toughest questions')} height={240}>
        {(questions) =>
          questions.length === 0 ? (
            <Nothing>{say('No questions answered yet.')}</Nothing>
          ) : (
            <FiguresTable
              label={say('Questions, toughest first')}
              rows={questions}
              keyOf={({ question_id }) => question_id}
              heading={{
                name: say('Question'),
                cell: ({ question_no, question, equation = '' }) => (
                  <QuestionLink href={hrefOf(question_no)} dir="auto">
                    {question_no}.{' '}
                    <QuestionBeginning
                      text={equation === '' ? question : ''}
                      equation={equation}
                      empty={say('Question without text')}
                    />
                  </QuestionLink>
                ),
              }}
              figures={[
                {
                  name: say('Correct'),
                  cell: ({ correct_percentage }) => <PercentBar percent={correct_percentage} />,
                },
                {
                  name: say('Incorrect'),
                  cell: ({ incorect_percetntage }) => formatPercent(incorect_percetntage),
                },
                { name: say('Times skipped'), cell: ({ skipped_count }) => formatNumber(skipped_count) },
              ]}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}

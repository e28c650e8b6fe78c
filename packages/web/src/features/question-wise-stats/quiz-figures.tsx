import { say } from '@quizwright/domain/language/say.ts'
import { describeQuizFigure } from '@quizwright/domain/rules/describe-quiz-figure.ts'
import { intervalName, quizFigureNames } from '@quizwright/domain/rules/figure-names.ts'
import type { CountedAttempts, QuizFigures as Figures } from '@quizwright/domain/schemas/item-statistics.ts'
import { useId } from 'react'
import { countedInWords } from './counted-by.tsx'
import { plainQuizFigures } from './plain-figures.ts'
import { DetailedFiguresChip, useAreFiguresDetailed } from '../../statistics/detailed-figures.tsx'
import { FigureMeanings } from './figure-meanings.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { FigureValue } from './figure-value.tsx'

const Frame = chakra('section', {
  base: {
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    '& h2': { textStyle: 'title.md' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
  },
})
const Note = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', mb: '4' } })
const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    columnGap: '5',
    rowGap: '4',
  },
})

/** The figures of the whole quiz, such as its reliability. */
export const QuizFigures = ({
  figures,
  attempts,
  counted,
  isFew,
}: {
  figures: Figures
  attempts: CountedAttempts
  counted: number
  isFew: boolean
}) => {
  const id = useId()
  const areDetailed = useAreFiguresDetailed()
  const shown = quizFigureNames.filter(({ name }) => areDetailed || plainQuizFigures.has(name))
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{say('The quiz as a whole')}</h2>
        <DetailedFiguresChip />
      </Head>
      <Note>
        {say(
          '{attempts} ({counted}). The range below each figure shows how certain it is ({interval}). ' +
            'More attempts make it narrower.',
          { attempts: countedInWords[attempts], counted, interval: say(intervalName) },
        )}
      </Note>
      <Grid>
        {shown.map(({ name, plain, label, unit }) => (
          <FigureValue
            key={name}
            name={plain}
            {...(areDetailed && { term: label })}
            figure={figures[name]}
            unit={unit}
            reading={describeQuizFigure(name, figures[name], isFew)}
          />
        ))}
      </Grid>
      <FigureMeanings />
    </Frame>
  )
}

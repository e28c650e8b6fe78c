import { say } from '@quizwright/domain/language/say.ts'
import { describeQuizFigure } from '@quizwright/domain/rules/describe-quiz-figure.ts'
import { intervalName, quizFigureNames } from '@quizwright/domain/rules/figure-names.ts'
import type { CountedAttempts, QuizFigures as Figures } from '@quizwright/domain/schemas/item-statistics.ts'
import { useId } from 'react'
import { countedInWords } from './counted-by.tsx'
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
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{say('The quiz as a whole')}</h2>
      <Note>
        {say(
          '{attempts} ({counted}). Below each figure is the range in which its true value very likely lies ' +
            '({interval}). More attempts make it narrower.',
          { attempts: countedInWords[attempts], counted, interval: say(intervalName) },
        )}
      </Note>
      <Grid>
        {quizFigureNames.map(({ name, plain, label, unit }) => (
          <FigureValue
            key={name}
            name={plain}
            term={label}
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

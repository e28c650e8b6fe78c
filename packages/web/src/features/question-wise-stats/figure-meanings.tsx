import { chakra } from '../../ui/styled/chakra.tsx'

const Frame = chakra('details', {
  base: {
    mt: '4',
    textStyle: 'sm',
    '& > summary': { cursor: 'pointer', fontWeight: 'medium', color: 'accent.fg', py: '1', width: 'fit' },
    '& > dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(12rem, max-content) minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: { base: '1', md: '2' },
      pt: '2',
    },
    '& dt': { fontWeight: 'medium', mt: { base: '2', md: '0' } },
    '& dd': { color: 'fg.muted', maxWidth: '3xl' },
  },
})

const meanings = [
  ['Standard deviation', 'How far marks lie from their mean, on average.'],
  [
    'Skewness',
    'Whether marks lean to one side: below zero a few did far worse than most, above zero a few did far better.',
  ],
  [
    'Kurtosis',
    'How peaked the marks are: zero as a bell curve, below it flatter, above it more crowded in the middle.',
  ],
  [
    'Coefficient of internal consistency',
    'How far the questions measure the same thing: Cronbach’s alpha, 100 at best.',
  ],
  ['Error ratio', 'The part of the standard deviation that is chance and not knowledge.'],
  ['Standard error', 'How far a result may be from what the student really knows.'],
  ['Facility index', 'The share of a question’s marks that was reached: the higher, the easier.'],
  [
    'Discrimination index',
    'Whether those who do well in the rest of the quiz do well here: from -100 over 0 (it tells nothing) to 100.',
  ],
  [
    'Discriminative efficiency',
    'The same as a share of the most that these marks would allow. Below 15 a question is doubtful.',
  ],
  [
    'Effective weight',
    'How much a question really decides about the total; the intended weight is its share of the marks.',
  ],
  ['Random guess score', 'What blind guessing reaches on average.'],
] as const

/** What each figure is, in a sentence, for who wants to know. */
export const FigureMeanings = () => (
  <Frame>
    <summary>What do these figures mean?</summary>
    <dl>
      {meanings.map(([name, meaning]) => [<dt key={name}>{name}</dt>, <dd key={meaning}>{meaning}</dd>])}
    </dl>
  </Frame>
)

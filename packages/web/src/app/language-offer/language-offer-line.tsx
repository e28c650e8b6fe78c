import { directionOfLanguage, languageNames } from '@quizwright/domain/language/languages.ts'
import { languageOffers } from '@quizwright/domain/language/offers.ts'
import { chooseLanguage, type OfferedLanguage } from '../../language/choose-language.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Line = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: { base: '4', md: '8' },
    py: '2',
    bg: 'bg.muted',
    textStyle: 'sm',
    '& p': { me: '1' },
  },
})

/** Offers a language in that language, in a line that goes as soon as it is answered. */
const LanguageOfferLine = ({ language }: { language: OfferedLanguage }) => {
  const { text, accept, decline } = languageOffers[language]
  return (
    <Line
      lang={language}
      dir={directionOfLanguage(language)}
      aria-label={languageNames[language]}
      data-not-printed
    >
      <p>{text}</p>
      <Button size="sm" variant="outline" onClick={() => void chooseLanguage(language)}>
        {accept}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => void chooseLanguage('en')}>
        {decline}
      </Button>
    </Line>
  )
}
export default LanguageOfferLine

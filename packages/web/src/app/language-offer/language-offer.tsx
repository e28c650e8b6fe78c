import { lazy, Suspense } from 'react'
import { offeredLanguage } from '../../language/choose-language.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'

/** Only who is offered a language waits for it. */
const LanguageOfferLine = lazy(() => importWhenOnline(() => import('./language-offer-line.tsx')))

/** Offers the language of the browser to who has chosen none here. */
export const LanguageOffer = () => {
  const language = offeredLanguage()
  return (
    language && (
      <Suspense fallback={null}>
        <LanguageOfferLine language={language} />
      </Suspense>
    )
  )
}

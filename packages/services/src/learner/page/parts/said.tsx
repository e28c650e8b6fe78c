import { useEffect, useRef, useState } from 'preact/hooks'

type Words = { text: string; equation: string; image_url: string }

/**
 * A formula. Its renderer is fetched when the first one is shown; until then, and without it, the TeX itself
 * stands there.
 */
const Formula = ({ tex }: { tex: string }) => {
  const place = useRef<HTMLSpanElement>(null)
  const [isTooComplex, setTooComplex] = useState(false)
  useEffect(() => {
    let isWanted = true
    import('./draw-formula.ts').then(
      ({ drawFormula }) => {
        if (!isWanted) return
        const drawn = drawFormula(tex)
        setTooComplex(drawn === undefined)
        if (drawn) place.current?.replaceChildren(drawn)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [tex])
  if (isTooComplex) return <span class="formula problem">This formula is too complex.</span>
  return (
    <span class="formula" ref={place} key={tex}>
      {tex}
    </span>
  )
}

/** What an author said, in words, as a formula or as a picture, or in several of these. */
export const Said = ({
  words: { text, equation, image_url: picture },
  picture: name,
}: {
  words: Words
  picture: string
}) => (
  <>
    {text !== '' && (
      <span class="words" dir="auto">
        {text}
      </span>
    )}
    {equation !== '' && <Formula tex={equation} />}
    {picture !== '' && <img class="picture" src={picture} alt={name} loading="lazy" />}
  </>
)

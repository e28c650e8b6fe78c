import { say } from '@quizwright/domain/language/say.ts'
import type { PageBox } from '@quizwright/domain/schemas/csv.ts'
import { useEffect, useState } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useNearsView } from '../../../ui/loading/use-nears-view.ts'
import { type DrawnPages, useDrawnPages } from './drawn-pages.ts'

const Figure = chakra('figure', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& > figcaption': { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})
/** Paper is white in the dark, too, and never much larger than printed. */
const Paper = chakra('canvas', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '4rem',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
  },
})

const nearby = '200px'
const largest = 1.75

type PartProps = { box: PageBox; name: string; pages: DrawnPages }

/** The part of a page, drawn once it is nearly visible. */
const PartOfPage = ({ box, name, pages: { fileName, draw } }: PartProps) => {
  const [paper, setPaper] = useState<HTMLCanvasElement | null>(null)
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  const isNear = useNearsView(paper, nearby)
  useEffect(() => {
    if (!isNear || !paper) return undefined
    let isShown = true
    const width = Math.max(1, paper.clientWidth) * Math.max(1, globalThis.devicePixelRatio)
    void draw(box, Math.ceil(width)).then((bitmap) => {
      if (!isShown) return bitmap?.close()
      if (bitmap) {
        paper.width = bitmap.width
        paper.height = bitmap.height
        paper.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
      }
      setState(bitmap ? 'drawn' : 'failed')
    })
    return () => {
      isShown = false
    }
  }, [isNear, paper, box, draw])
  const { page } = box
  return (
    <Figure>
      {state === 'failed' ? (
        <figcaption>
          {say('Page {page} of {file} can’t be shown here. Compare it with your own copy.', {
            page,
            file: fileName,
          })}
        </figcaption>
      ) : (
        <>
          <figcaption aria-hidden>{say('Page {page} of {file}', { page, file: fileName })}</figcaption>
          <Paper
            ref={setPaper}
            role="img"
            aria-label={name}
            aria-busy={state === 'waiting' || undefined}
            style={{ maxWidth: (box.right - box.left) * largest }}
          />
        </>
      )}
    </Figure>
  )
}

type PlaceOnPageProps = {
  place: readonly PageBox[] | undefined
  /** The number of the question that stands there, or none for what was left out. */
  no?: number
}

/** Images of the place of a PDF where a question stands, while its file is at hand. */
export const PlaceOnPage = ({ place, no }: PlaceOnPageProps) => {
  const pages = useDrawnPages()
  if (!pages) return null
  return place?.map((box, index) => {
    const where = { page: box.page, file: pages.fileName }
    const name =
      no === undefined
        ? say('Page {page} of {file}, showing what was left out', where)
        : say('Page {page} of {file}, showing question {number}', { ...where, number: no })
    return <PartOfPage key={`${index} ${JSON.stringify(box)}`} box={box} name={name} pages={pages} />
  })
}

import { Problem } from '@quizwright/contracts/problem.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { bytesOfDataUrl, createFileImages } from '@quizwright/formats/entry/file-images.ts'
import { type StoreImage, storingOnce } from '../other-formats/store-images.ts'
import type { QuestionBatch } from './question-batcher.ts'

const drawing = /<svg[\s>](?:(?!<svg[\s>])[^])*?<\/svg\s*>/gi

/** A text of HTML whose drawings are images with their code as the address. */
export const withDrawingsAsImages = (html: string): string =>
  html.replace(
    drawing,
    (svg) => `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`,
  )

/**
 * The images that cells hold themselves. A row is read at once, so each has a link of the file until the batch of its
 * question is sent.
 */
export const createCellImages = (storeImage?: StoreImage) => {
  const storeOnce = storeImage && storingOnce(storeImage)
  let images = createFileImages()
  let findings: Finding[] = []
  /** The questions by the links of their images. */
  const questionOf = new Map<string, number>()

  const store = async (bytes: Uint8Array, questionNo: number): Promise<string> => {
    try {
      return (await storeOnce?.(bytes)) ?? ''
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const message = `Taken without the image "${named}": ${error.message}`
      findings.push({ rule: 'takenWithout', severity: 'hint', field: 'question', questionNo, message })
      return ''
    }
  }

  return {
    /** The link of an image in a cell; undefined if it is none. */
    link: (source: string): string | undefined => {
      const bytes = storeOnce && bytesOfDataUrl(source)
      return bytes && images.add(source, () => bytes)
    },
    /** The images that were read since belong to this question. */
    belongTo: (questionNo: number): void => {
      for (const { link } of images.all()) if (!questionOf.has(link)) questionOf.set(link, questionNo)
    },
    /** The batch with the links of its images, once these are stored. */
    stored: async <Batch extends QuestionBatch>(batch: Batch): Promise<Batch> => {
      const all = images.all()
      if (all.length === 0) return batch
      let { json } = batch
      for (const { link, bytes } of all) {
        const quoted = JSON.stringify(link)
        // Questions that an import skips are not sent.
        if (json.includes(quoted))
          json = json.replaceAll(quoted, JSON.stringify(await store(bytes, questionOf.get(link) ?? 0)))
      }
      images = createFileImages()
      questionOf.clear()
      return { ...batch, json }
    },
    /** Why images were lost. */
    findings: (): Finding[] => {
      const found = findings
      findings = []
      return found
    },
  }
}
/** How an image without a name is called. */
const named = 'data:image'

export type CellImages = ReturnType<typeof createCellImages>

import { createHash } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import { withImageLinks } from '@quizwright/domain/kinds/pieces-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Entry, FileImage } from '@quizwright/formats/entry/entry.ts'

/** Stores an image and returns its link. Throws a problem with a message for people. */
export type StoreImage = (bytes: Uint8Array) => Promise<string>

/**
 * Stores equal images of a file once. Many questions may show the same figure, and decoding it takes as long as
 * reading a thousand questions.
 */
export const storingOnce = (storeImage: StoreImage): StoreImage => {
  const links = new Map<string, Promise<string>>()
  return (bytes) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const link = links.get(sha256) ?? storeImage(bytes)
    links.set(sha256, link)
    return link
  }
}

/**
 * Stores the images of a question and replaces them with links. An image that cannot be stored is lost, with the
 * reason. Without `storeImage` the questions are read without images.
 */
export const storeImages = async (
  { question, images }: Entry,
  storeImage: StoreImage | undefined,
): Promise<{ question: QuestionContent; without: string[] }> => {
  const without: string[] = []
  const links = new Map<string, string>()
  for (const image of images) links.set(image.link, await storeOne(image, storeImage, without))
  if (images.length === 0) return { question, without }
  const linkOf = (link: string): string => links.get(link) ?? link
  return {
    question: withImageLinks(question, linkOf),
    without,
  }
}

const storeOne = async (
  { bytes, name }: FileImage,
  storeImage: StoreImage | undefined,
  without: string[],
): Promise<string> => {
  if (!storeImage) return ''
  try {
    return await storeImage(bytes)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    without.push(`the image "${name.slice(-80)}": ${error.message}`)
    return ''
  }
}

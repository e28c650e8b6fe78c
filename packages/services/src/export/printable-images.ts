import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { ExportedQuiz } from '@quizwright/formats/write/exported-quiz.ts'
import { expensiveTurns } from '../scheduling/expensive-turns.ts'
import { loadSharp } from '../images/load-sharp.ts'

type Images = ExportedQuiz['images']

/** Formats for people, whose programs cannot show WebP. */
const isForPeople = (format: ExportFormat): boolean => format === 'pdf' || format === 'word'

/** Converts the images for a format: for Word and PDF, WebP images become PNG. */
export const shownIn = async (format: ExportFormat, images: Images): Promise<Images> => {
  if (!isForPeople(format)) return images
  const shown = new Map<string, Image>()
  for (const [link, image] of images) shown.set(link, await asPng(image))
  return shown
}

type Image = { name: string; bytes: Uint8Array }

const asPng = async (image: Image): Promise<Image> => {
  if (!image.name.endsWith('.webp')) return image
  const sharp = await loadSharp()
  const bytes = await expensiveTurns.encoding.run('exports', () => sharp(image.bytes).png().toBuffer())
  return { name: image.name.replace(/webp$/, 'png'), bytes }
}

import { sayCount } from '@quizwright/domain/language/say.ts'

/** Says that a paste was taken without its images. */
export const imagesLeftOut = (images: number): string =>
  sayCount(
    images,
    '{count} image couldn’t be pasted. Add it in the editor.',
    '{count} images couldn’t be pasted. Add them in the editor.',
  )

import { countOf } from '@quizwright/domain/rules/plural.ts'

/** Says that a paste was taken without its images. */
export const imagesLeftOut = (images: number): string =>
  `${countOf(images, 'image')} could not be pasted. Add ${images === 1 ? 'it' : 'them'} in the editor.`

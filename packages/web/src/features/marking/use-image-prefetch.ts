import { useEffect } from 'react'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'

/** How many of the next answers have their images fetched before they are shown. */
const answersAhead = 2

/** Fetches the images of the next answers while this one is read, so that they are there on a slow connection. */
export const useImagePrefetch = (answers: readonly AnswerToMark[], index: number): void => {
  useEffect(() => {
    for (const { uploaded_images: links } of answers.slice(index + 1, index + 1 + answersAhead))
      for (const link of links) {
        const image = new Image()
        // After what is on the screen.
        image.fetchPriority = 'low'
        image.src = link
      }
  }, [answers, index])
}

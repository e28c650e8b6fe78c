import { addQuiz, soundQuestion } from '../../support/seed-objects.ts'
import { openViaGateway } from '../../support/open-channel.ts'
import { smallPng } from '../../support/images.ts'
import type { Instructor, World } from '../../support/world.ts'

/** Questions per batch. */
const batchSize = 100

const uploadImage = async (instructor: Instructor): Promise<string> => {
  const { name, type, content } = await smallPng()
  const { data } = await instructor.direct.uploadImage({
    file: new File([new Uint8Array(content as Buffer)], name, { type }),
    fields: { userId: instructor.uid },
  })
  return data.link
}

/** A question with an equation and an image, and the same in each of its options. */
const heavyQuestion = (no: number, image: string) =>
  soundQuestion(no, {
    question: `Question ${no}: for which value does this hold, where a and b are real?`,
    equation: `\\frac{a_{${no}}}{b}+\\sqrt{x^2+${no}}=\\int_0^{${no}} \\sin(t)\\,dt`,
    image_url: image,
    solution: 'By the definition.',
    options: [1, 2, 3, 4].map((option) => ({
      option: `Value ${option} of ${no}`,
      equation: `x^{${option}}+\\alpha_{${no}}`,
      image_url: option === 4 ? image : '',
      is_correct: option === 2,
      is_selected: false,
    })),
  })

/**
 * Creates a quiz of questions with equations and images, saved in batches like in the page. Returns its id.
 */
export const addHeavyQuiz = async (world: World, instructor: Instructor, count: number): Promise<string> => {
  const quizId = await addQuiz(instructor, { name: `Equations and images, ${count}` }, [])
  const image = await uploadImage(instructor)
  const questions = Array.from({ length: count }, (_, index) => heavyQuestion(index + 1, image))
  await using channel = await openViaGateway(world.gatewayUrl, 'questionSaving', instructor)
  const names = { saveId: crypto.randomUUID(), quizId }
  const total = Math.ceil(count / batchSize)
  for (let index = 0; index < total; index += 1) {
    const batch = questions.slice(index * batchSize, (index + 1) * batchSize)
    channel.send('questions', {
      ...names,
      index,
      total,
      baseRevision: 1,
      questions: batch,
      warnings: [],
      isPublished: false,
      isSkippable: false,
      progress: Math.round((100 * (index + 1)) / total),
    })
    await channel.next()
  }
  channel.send('complete', names)
  await channel.next('saved')
  return quizId
}

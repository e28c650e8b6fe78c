import { say } from '@quizwright/domain/language/say.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { piecesOf } from '@quizwright/domain/kinds/pieces-of.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { knownVideoName } from '../../../questions/known-videos.ts'
import { isMissingImage } from './image-checks.ts'

/** The images of a question, each with the field where it is corrected. */
const imagesOf = (question: DraftQuestion) => [
  {
    link: question.image_url,
    description: question.image_description,
    field: 'image_url',
    of: '',
    optionNo: undefined,
  },
  ...question.options.map(({ image_url: link, image_description: description }, index) => ({
    link,
    description,
    field: `options.${index}.image_url`,
    of: say('option # {number}', { number: index + 1 }),
    optionNo: index + 1,
  })),
  ...piecesOf(question).map(({ piece, field, name }) => ({
    link: piece.image_url,
    description: piece.image_description,
    field: `${field}.image_url`,
    of: name,
    optionNo: undefined,
  })),
  {
    link: question.solution_image_url,
    description: question.solution_image_description,
    field: 'solution_image_url',
    of: say('the solution'),
    optionNo: undefined,
  },
]

export const imageLinksOf = (question: DraftQuestion): string[] =>
  imagesOf(question).flatMap(({ link }) => (link === '' ? [] : [link]))

/**
 * Reports images of a question that cannot be loaded or have no description, and a related video that is neither among
 * `videoIds` (undefined if unknown) nor in a stored question. These are omissions, because students can answer
 * nevertheless.
 */
export const mediaFindings = (
  question: DraftQuestion,
  videoIds: ReadonlySet<string> | undefined,
): Finding[] => {
  const findings: Finding[] = imagesOf(question)
    .filter(({ link }) => link !== '' && isMissingImage(link))
    .map(({ field, of, optionNo }) => ({
      rule: 'imageMissing',
      severity: 'omission',
      field,
      ...(optionNo && { optionNo }),
      message:
        of === ''
          ? say('The image can’t be loaded. Add it again or remove it')
          : say('The image of {of} can’t be loaded. Add it again or remove it', { of }),
    }))
  const isOurs = (field: string): boolean =>
    !field.startsWith('interaction') || kindOf(question).describesImages !== true
  for (const { link, description = '', field, of, optionNo } of imagesOf(question))
    // Some kinds say it as an error of their own.
    if (isOurs(field) && link !== '' && !isMissingImage(link) && description.trim() === '')
      findings.push({
        rule: 'imageUndescribed',
        severity: 'hint',
        field,
        ...(optionNo && { optionNo }),
        message:
          of === ''
            ? say('The image has no description for students who can’t see it')
            : say('The image of {of} has no description for students who can’t see it', { of }),
      })
  const { related_video_id: videoId } = question
  if (videoId !== null && videoIds && !videoIds.has(videoId) && knownVideoName(videoId) === undefined)
    findings.push({
      rule: 'videoMissing',
      severity: 'omission',
      field: 'related_video_id',
      message: say('The related video doesn’t exist here. Choose another or remove it'),
    })
  return findings
}

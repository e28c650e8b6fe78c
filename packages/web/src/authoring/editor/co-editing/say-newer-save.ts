import { say } from '@quizwright/domain/language/say.ts'
import type { NewerSave } from '@quizwright/machines/co-editing/guards-and-actions.ts'

/** Says whose save is in the author's questions now. */
export const sayMerged = ({ by, isOwn }: NewerSave): string => {
  if (isOwn)
    return say(
      'You saved changes in another window or on another device. They’re now in your questions here.',
    )
  return by === null
    ? say('A colleague saved changes. They’re now in your questions.')
    : say('{name} saved changes. They’re now in your questions.', { name: by })
}

/** Says whose save has a part that the author changed, too. */
export const sayOverlap = ({ by, isOwn }: NewerSave): string => {
  if (isOwn)
    return say('In another window or on another device, you saved a part that you’ve changed here too.')
  return by === null
    ? say('A colleague saved a part that you’ve changed too.')
    : say('{name} saved a part that you’ve changed too.', { name: by })
}

/** Says who has saved again while the author compares. */
export const sayMeanwhile = ({ by, isOwn }: NewerSave): string => {
  if (isOwn)
    return say(
      'You have saved again in another window or on another device. You can choose here first; ' +
        'what you saved there is merged afterwards.',
    )
  return by === null
    ? say('A colleague has saved again. You can choose here first; what they saved is merged afterwards.')
    : say('{name} has saved again. You can choose here first; what they saved is merged afterwards.', {
        name: by,
      })
}

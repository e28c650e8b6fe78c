import { saidWhenRead } from '@quizwright/domain/language/say.ts'
import { rememberedFlag } from '../../../ui/remembered-flag.ts'

/** The names of the buttons and of the item in the menu of a phone. */
export const previewNames = saidWhenRead({
  show: 'Preview the active question',
  hide: 'Hide the preview',
})

/** Whether the preview is shown, as the instructor left it. */
export const { set: showPreview, useIsSet: useIsPreviewShown } = rememberedFlag('editorPreview')

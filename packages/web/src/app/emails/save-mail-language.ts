import { noticeEndpoints } from '@quizwright/contracts/endpoints/notice.ts'
import type { Language } from '@quizwright/domain/language/languages.ts'
import { rest } from '../../api/rest.ts'

/** Lets emails come in the language of the page. Without it they come in the one before. */
export const saveMailLanguage = async (language: Language): Promise<void> => {
  await rest(noticeEndpoints)
    .saveMailPreferences({ body: { language } })
    .catch(() => undefined)
}

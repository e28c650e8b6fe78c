import { say } from '@quizwright/domain/language/say.ts'
import { CopiedText } from '../../ui/form/copied-text.tsx'

export type OwnAddresses = { login_url: string; canvas_json: string; launch_url: string; keys_url: string }

/** Our addresses that a platform asks for, each with a button that copies it. */
export const OwnValues = ({ own }: { own: OwnAddresses }) => (
  <>
    <CopiedText label={say('Login initiation URL')} text={own.login_url} />
    <CopiedText label={say('Redirect, tool and deep linking URL')} text={own.launch_url} />
    <CopiedText label={say('Public keyset URL')} text={own.keys_url} />
    <CopiedText label={say('Configuration for Canvas (JSON)')} text={own.canvas_json} />
  </>
)

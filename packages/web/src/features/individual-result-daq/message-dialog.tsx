import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { DaqResult } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Mail } from 'lucide-react'
import { Button, buttonRecipe } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeptNote } from '../../ui/form/kept-note.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useKeptValue } from '../../ui/form/use-kept-value.ts'
import { draftMessage, longestMessage, mailLink, type MessageKind, messageKinds } from './messages.ts'

const MailLink = chakra('a', buttonRecipe)
const To = chakra('p', {
  base: { textStyle: 'sm', mb: '4', overflowWrap: 'anywhere', '& > span': { color: 'fg.muted' } },
})

type MessageDialogProps = { kind: MessageKind; result: Pick<DaqResult, 'user' | 'quiz'>; onClose: () => void }

/** Writes a message to the student, which the user's mail program sends. */
export const MessageDialog = ({ kind, result: { user, quiz }, onClose }: MessageDialogProps) => {
  const drafted = draftMessage(kind, { student: user.full_name, quiz: quiz.name })
  const kept = useKeptValue(`${kind} for ${user.email} about ${quiz._id}`, drafted.text)
  const message = { ...drafted, text: kept.value }
  const send = () => {
    kept.forget()
    onClose()
  }
  const { title } = defined(
    messageKinds().find((known) => known.kind === kind),
    kind,
  )
  const tooLong = message.text.length > longestMessage
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{labels.close}</Button>
          {tooLong ? (
            <Button variant="solid" disabled icon={<Mail aria-hidden />}>
              {say('Open in mail program')}
            </Button>
          ) : (
            <MailLink variant="solid" href={mailLink(user.email, message)} onClick={send}>
              <Mail aria-hidden />
              {say('Open in mail program')}
            </MailLink>
          )}
        </>
      }
    >
      <To>
        <span>{say('To:')} </span>
        <bdi>{user.email}</bdi>
      </To>
      <KeptNote isBack={kept.isBack} onDiscard={kept.forget} />
      <TextField
        label={say('Message')}
        lines={8}
        value={message.text}
        onChange={kept.set}
        error={
          tooLong
            ? say('A message can have at most {most} characters; this one has {length}. Shorten it.', {
                most: longestMessage,
                length: message.text.length,
              })
            : undefined
        }
      />
    </Dialog>
  )
}

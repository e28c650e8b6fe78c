import { formatNumber } from '@quizwright/contracts/rules/format-number.ts'
import type { DaqResult } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonRecipe } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { draftMessage, longestMessage, mailLink, type MessageKind, messageKinds } from './messages.ts'

const MailLink = chakra('a', buttonRecipe)
const To = chakra('p', {
  base: { textStyle: 'sm', mb: '4', overflowWrap: 'anywhere', '& > span': { color: 'fg.muted' } },
})

type MessageDialogProps = { kind: MessageKind; result: Pick<DaqResult, 'user' | 'quiz'>; onClose: () => void }

/** Writes a message to the student, which the user's mail program sends. */
export const MessageDialog = ({ kind, result: { user, quiz }, onClose }: MessageDialogProps) => {
  const [message, setMessage] = useState(() =>
    draftMessage(kind, { student: user.full_name, quiz: quiz.name }),
  )
  const { title } = messageKinds.find((known) => known.kind === kind)!
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
              Open in mail program
            </Button>
          ) : (
            <MailLink variant="solid" href={mailLink(user.email, message)} onClick={onClose}>
              <Mail aria-hidden />
              Open in mail program
            </MailLink>
          )}
        </>
      }
    >
      <To>
        <span>To: </span>
        <bdi>{user.email}</bdi>
      </To>
      <TextField
        label="Message"
        lines={8}
        value={message.text}
        onChange={(text) => setMessage({ ...message, text })}
        error={
          tooLong
            ? `A message holds at most ${formatNumber(longestMessage)} characters, this one has ` +
              `${formatNumber(message.text.length)}: shorten it.`
            : undefined
        }
      />
    </Dialog>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { labels, notices } from '@quizwright/contracts/texts.ts'
import { newVersionView } from '@quizwright/machines/new-version/view.ts'
import { useSelector } from '@xstate/react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { SavingActor } from './saves.ts'

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Fault = chakra('p', { base: { color: 'fg.error', textStyle: 'sm' } })

/** Window 22: students have attempted the quiz, so it is changed as a new version or not at all. */
export const NewVersionDialog = ({ actor }: { actor: SavingActor }) => {
  const child = useSelector(actor, (snapshot) => snapshot.children['new version'])
  const view = useSelector(child, (snapshot) => snapshot && newVersionView(snapshot))
  if (!child || !view) return null
  const cancel = () => child.send({ type: view.canLinkAgain ? 'leave unlinked' : 'cancel' })
  return (
    <Dialog
      open title="Create a new version?" size="sm" locked={view.isBusy} onClose={cancel}
      footer={view.canLinkAgain
        ? <><Button onClick={cancel}>Leave it so</Button><Button variant="solid" onClick={() => child.send({ type: 'link again' })}>Link again</Button></>
        : <><Button disabled={!view.canCancel} onClick={cancel}>{labels.cancel}</Button><Button variant="solid" busy={view.isBusy} onClick={() => child.send({ type: 'confirm' })}>{labels.createVersion}</Button></>}
    >
      <Body>
        <p>{view.canLinkAgain ? 'The new version was created, but videos still lead to the old one.' : notices.newVersion}</p>
        {view.isBusy && <Progress label="Creating the new version" value={view.progress} />}
        {view.problem && <Fault role="alert">{view.problem.message}</Fault>}
      </Body>
    </Dialog>
  )
}

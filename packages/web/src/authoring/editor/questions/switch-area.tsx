import { say } from '@quizwright/domain/language/say.ts'
import { notices } from '@quizwright/domain/texts.ts'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type SwitchAreaProps = {
  label: string
  /** Whether the switch would erase text. */
  erases: boolean
  onSwitch: () => void
}

/** Switches between a text and an equation. If this erases something, it asks first. */
export const SwitchArea = ({ label, erases, onSwitch }: SwitchAreaProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    onSwitch()
  }
  return (
    <>
      <IconButton
        label={label}
        tabIndex={-1}
        icon={<ArrowLeftRight aria-hidden />}
        onClick={() => (erases ? setIsAsking(true) : onSwitch())}
      />
      <ConfirmDialog
        open={isAsking}
        title={say('Switch the text area?')}
        confirmLabel={say('Switch')}
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={confirm}
      >
        {notices.switchTextArea}
      </ConfirmDialog>
    </>
  )
}

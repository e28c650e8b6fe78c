import { notices } from '@quizwright/contracts/texts.ts'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type SwitchAreaProps = {
  label: string
  /** Whether something is written that the switch takes away. */
  erases: boolean
  onSwitch: () => void
}

/**
 * Switches between writing a text and writing an equation. What is written in the one goes with it, so it
 * asks first.
 */
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
        title="Switch the text area?"
        confirmLabel="Switch"
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={confirm}
      >
        {notices.switchTextArea}
      </ConfirmDialog>
    </>
  )
}

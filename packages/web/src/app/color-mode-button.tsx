import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../ui/buttons/button.tsx'
import { colorMode } from '../ui/theme/color-mode.ts'

export const ColorModeButton = () => {
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.current)
  const otherMode = mode === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={`Switch to ${otherMode} colours`}
      size="sm"
      icon={mode === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => colorMode.choose(otherMode)}
    />
  )
}

import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactElement } from 'react'
import type { MenuProps } from './menu.tsx'

const MenuBox = ({ items, trigger, header, label }: MenuProps & { trigger: ReactElement }) => (
  <Menu.Root unstyled defaultOpen lazyMount unmountOnExit positioning={{ placement: 'bottom-end', gutter: 4 }}>
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content
          aria-label={label} bg="bg.panel" borderRadius="lg" boxShadow="md" p="1" minWidth="12rem" maxWidth="min(22rem, 100vw)" maxHeight="var(--available-height)" overflowY="auto" outline="0" zIndex="popover"
          _open={{ animationStyle: 'slide-fade-in', animationDuration: 'faster' }}
        >
          {header}
          {items.map((item) => (
            <Menu.Item
              key={item.label} value={item.label} disabled={item.disabled} onSelect={item.onSelect}
              display="flex" alignItems="center" gap="2.5" px="2.5" minHeight="9" borderRadius="md" textStyle="sm" cursor="pointer" outline="0"
              color={item.danger ? 'fg.error' : 'fg'} _highlighted={{ bg: 'bg.muted' }} _disabled={{ layerStyle: 'disabled' }} _icon={{ boxSize: '4', flexShrink: 0, color: item.danger ? 'fg.error' : 'fg.muted' }}
            >
              {item.icon}
              {item.label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
)

export default MenuBox

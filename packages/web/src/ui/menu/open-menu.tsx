import { Menu } from '@chakra-ui/react/menu'
import type { ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { ChakraContext } from '../styled/chakra-context.tsx'
import { chakra } from '../styled/chakra.tsx'
import type { MenuProps } from './menu-props.ts'

const Panel = chakra('div', {
  base: {
    // The positioner copies its z-index from here.
    zIndex: 'popover',
    bg: 'bg.panel',
    borderRadius: 'lg',
    boxShadow: 'md',
    minWidth: '12rem',
    maxWidth: 'min(22rem, 100vw)',
    maxHeight: 'var(--available-height)',
    overflowY: 'auto',
    // When closed, the list inside is unmounted and must not leave an empty frame.
    '&:not(:has([role=menu]:not([hidden])))': { display: 'none' },
  },
})

/** The menu after it was opened. Only this part needs Chakra's code. */
const OpenMenu = ({ items, trigger, header, label }: MenuProps & { trigger: ReactElement }) => (
  <ChakraContext>
    <Menu.Root
      unstyled
      defaultOpen
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', gutter: 4, strategy: 'fixed' }}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      {/* In a portal: inside a scrolling or sticky frame its neighbours would cover it. */}
      {createPortal(
        // The menu is rendered outside of the page's landmarks, so it is a landmark itself.
        <Menu.Positioner role="region" aria-label={label}>
          <Panel>
            {header}
            <Menu.Content aria-label={label} p="1" outline="0">
              {items.map((item) => (
                <Menu.Item
                  key={item.key ?? item.label}
                  value={item.key ?? item.label}
                  lang={item.lang}
                  disabled={item.disabled}
                  onSelect={item.onSelect}
                  display="flex"
                  alignItems="center"
                  gap="2.5"
                  px="2.5"
                  minHeight="9"
                  borderRadius="md"
                  textStyle="sm"
                  cursor="pointer"
                  outline="0"
                  color={item.danger ? 'fg.error' : 'fg'}
                  _highlighted={{ bg: 'bg.muted' }}
                  _disabled={{ layerStyle: 'disabled' }}
                  _icon={{ boxSize: '4', flexShrink: 0, color: item.danger ? 'fg.error' : 'fg.muted' }}
                >
                  {item.icon}
                  {item.label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Panel>
        </Menu.Positioner>,
        document.body,
      )}
    </Menu.Root>
  </ChakraContext>
)

export default OpenMenu

import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './tabs.module.css';

/** The id is a slug that appears in the address, as in ?tab=quiz. */
export type Tab<Id extends string = string> = {
  id: Id;
  label: string;
  /** Replaces the label when there is little room, as in the bottom bar of a phone. */
  shortLabel?: string;
  icon?: ReactNode;
};

type TabListProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onSelect: (id: Id) => void;
  orientation?: 'horizontal' | 'vertical';
  /** 'bar' is below a page's heading; 'menu' is at the side or the bottom of the screen. */
  look?: 'bar' | 'menu';
  className?: string | undefined;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A tab list is one stop for the Tab key; arrows, Home and End move the selection. */
export function TabList<Id extends string>({
  label,
  tabs,
  current,
  onSelect,
  orientation = 'horizontal',
  look = 'bar',
  className,
}: TabListProps<Id>) {
  function handleKeyDown(event: KeyboardEvent) {
    const next = tabs[nextIndex(event.key)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }

  function nextIndex(key: string): number {
    if (key === 'Home') return 0;
    if (key === 'End') return tabs.length - 1;
    const step = steps[key];
    if (step === undefined) return -1;
    const index = tabs.findIndex((tab) => tab.id === current);
    return (index + step + tabs.length) % tabs.length;
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      className={classNames(styles.list, styles[look], className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-selected={tab.id === current}
          aria-controls={tab.id === current ? panelId(tab.id) : undefined}
          aria-label={tab.label}
          tabIndex={tab.id === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
          onKeyDown={handleKeyDown}
        >
          <TabName {...tab} />
        </button>
      ))}
    </div>
  );
}

/** What a tab shows of itself, for what looks like one. */
export function TabName({ label, shortLabel, icon }: Omit<Tab, 'id'>) {
  return (
    <>
      {icon}
      <span className={shortLabel && styles.longLabel}>{label}</span>
      {shortLabel && <span className={styles.shortLabel}>{shortLabel}</span>}
    </>
  );
}

type TabPanelProps = { id: string; className?: string | undefined; children: ReactNode };

/** The content of the selected tab. */
export function TabPanel({ id, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} className={className}>
      {children}
    </div>
  );
}

function tabId(id: string) {
  return `tab-${id}`;
}

function panelId(id: string) {
  return `panel-${id}`;
}

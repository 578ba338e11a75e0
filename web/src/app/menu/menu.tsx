import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import tabStyles from '../../components/ui/tabs/tabs.module.css';
import { TabList, TabName, type Tab } from '../../components/ui/tabs/tabs.tsx';
import { Brand } from '../../components/ui/text/brand.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { classNames } from '../../lib/dom/class-names.ts';
import { useMediaQuery } from '../../lib/dom/use-media-query.ts';
import { initialsOf } from '../../lib/format/initials.ts';
import { paths } from '../../paths.ts';
import { logOut } from '../../queries/log-out.ts';
import { useTab } from '../use-tab.ts';
import styles from './menu.module.css';

type Entry<Id extends string = string> = Tab<Id> & {
  /** The addresses of the pages below this entry, as far as the entry's own does not say it. */
  covers?: RegExp;
};

/** A tab of the dashboard. */
export type MenuSection<Id extends string = string> = Entry<Id>;

/** A page of its own; the id is its path. */
export type MenuPage = Entry;

type MenuProps = {
  /** The path of the dashboard. */
  home: string;
  sections: readonly [MenuSection, ...MenuSection[]];
  pages: readonly MenuPage[];
};

const account = classNames(tabStyles.list, tabStyles.menu, styles.account);

/**
 * Where a person can go, at the side from 900 px on, below that in a bar at the top and one at the
 * bottom. On the dashboard its sections are tabs; from everywhere else they are links to these.
 */
export function Menu({ home, sections, pages }: MenuProps) {
  const { fullName, email } = useSignedInUser();
  const name = fullName || email;
  const { pathname, search } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const [section, selectSection] = useTab(sections);
  const hasSidebar = useMediaQuery('(width >= 56.25em)');
  // On the dashboard its own tab is the place, whatever else the address says.
  const place = [...pages, ...sections].find(
    ({ id, covers }) => id === here || covers?.test(here + search),
  );

  function link(entry: Entry, to: string) {
    const { id, label } = entry;
    const current = here !== home && entry === place && (id === here ? 'page' : 'true');
    return (
      <Link
        key={id}
        to={to}
        aria-label={label}
        aria-current={current || undefined}
        className={tabStyles.tab}
      >
        <TabName {...entry} />
      </Link>
    );
  }

  return (
    <header id="menu" className={styles.side}>
      <Brand />
      <nav aria-label="Menu" className={styles.entries}>
        {here === home ? (
          <TabList
            label="Sections"
            tabs={sections}
            current={section.id}
            onSelect={selectSection}
            orientation={hasSidebar ? 'vertical' : 'horizontal'}
            look="menu"
            className={styles.sections}
          />
        ) : (
          <div className={classNames(tabStyles.list, tabStyles.menu, styles.sections)}>
            {sections.map((entry) => link(entry, `${home}?tab=${entry.id}`))}
          </div>
        )}
        <div className={classNames(tabStyles.list, tabStyles.menu, styles.pages)}>
          {pages.map((entry) => link(entry, entry.id))}
        </div>
      </nav>
      <div className={account}>
        <Link
          to={paths.account}
          aria-current={here === paths.account ? 'page' : undefined}
          className={classNames(tabStyles.tab, styles.person)}
        >
          <span aria-hidden className={styles.initials}>
            {initialsOf(name)}
          </span>
          <span className={styles.name}>
            <span dir="auto">{name}</span>
            <span>Your account</span>
          </span>
        </Link>
        <button type="button" className={tabStyles.tab} onClick={() => void logOut()}>
          <TabName label="Log out" icon={<LogOut aria-hidden />} />
        </button>
      </div>
    </header>
  );
}

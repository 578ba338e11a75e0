import { useSyncExternalStore } from 'react';
import { Icon } from '../text/icon.tsx';
import styles from './offline-banner.module.css';

/** Mounted once. Says that the connection is lost for as long as it is. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name="offline" />
          <span>You are offline. What you see may be out of date.</span>
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

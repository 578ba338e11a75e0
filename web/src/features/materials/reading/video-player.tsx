import type { Material } from '@study-assistant/contract/materials/materials';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { viewLinkQuery } from '../../../queries/material-reading.ts';
import { CannotShow } from './cannot-show.tsx';
import styles from './reading.module.css';

/** The plain element; captions are inside the file if at all, so there is no track to name. */
const Player = 'video';

/** A video that continues at the same place when its link expires and is replaced. */
export function VideoPlayer({ material }: { material: Material }) {
  const query = useQuery(viewLinkQuery(material.id));
  const video = useRef<HTMLVideoElement>(null);
  const place = useRef({ seconds: 0, isPlaying: false });
  const mayRenew = useRef(true);
  const [hasFailed, setFailed] = useState(false);

  async function handleError() {
    if (!mayRenew.current) return setFailed(true);
    mayRenew.current = false;
    await query.refetch();
    video.current?.load();
  }

  function goOn() {
    if (!video.current) return;
    video.current.currentTime = place.current.seconds;
    if (place.current.isPlaying) void video.current.play();
  }

  function rememberPlace() {
    const { currentTime, paused } = video.current ?? { currentTime: 0, paused: true };
    if (currentTime > 0) place.current = { seconds: currentTime, isPlaying: !paused };
  }

  if (hasFailed) return <CannotShow material={material} />;
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label="Opening the video…" shape="chart" count={1} />}
      error="The video could not be opened."
    >
      {(url) => (
        <Player
          ref={video}
          className={styles.video}
          src={url}
          controls
          playsInline
          preload="metadata"
          aria-label={material.name}
          onTimeUpdate={rememberPlace}
          onPause={rememberPlace}
          onLoadedMetadata={goOn}
          onPlaying={() => (mayRenew.current = true)}
          onError={() => void handleError()}
        />
      )}
    </Loaded>
  );
}

import '../styles/app.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fresh } from '#domain/fresh.ts';
import { Amount } from '#components/amount.tsx';
import { Aged } from '#components/aged.tsx';
import { Button } from '#components/button.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Card } from '#components/card.tsx';
import { ListRow, List } from '#components/list-row.tsx';
import { FactList, Fact } from '#components/fact-list.tsx';
import { Badge } from '#components/badge.tsx';
import { Field } from '#components/field.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { SelectField } from '#components/select-field.tsx';
import { Checkbox } from '#components/checkbox.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import { SegmentedLinks, SegmentedButtons } from '#components/segmented.tsx';
import { Header } from '#components/header.tsx';
import { TabBar } from '#components/tab-bar.tsx';
import { HomeIcon, WalletIcon, TeamIcon, PersonIcon } from '#components/tab-icons.tsx';
import { Page } from '#components/page.tsx';
import { SoldBar } from '#components/sold-bar.tsx';
import { StatusBadge } from '#components/status-badge.tsx';
import { Skeleton, SkeletonCard, SkeletonList } from '#components/skeleton.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { Notice } from '#components/notice.tsx';
import { Picture } from '#components/picture.tsx';
import { Carousel } from '#components/carousel.tsx';
import { Ticker } from '#components/ticker.tsx';
import { IncomeChart } from '#components/income-chart.tsx';
import { EarningsChart } from '#components/earnings-chart.tsx';
import { Toast } from '#components/toast.tsx';
import { Sheet } from '#components/sheet.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { PullIndicator } from '#components/pull-indicator.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { Avatar } from '#components/avatar.tsx';
import { IconButton } from '#components/icon-button.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const q = new URLSearchParams(location.search);
const view = q.get('view') ?? 'home';
const now = Date.UTC(2026, 10, 20, 9, 0);
const u = 1_000_000n;
const usdt = (n: number) => ({ amount: BigInt(Math.round(n * 1e6)), currency: 'USDT' as const });
const ids = ['harbour-crane-h2','solar-mill-s3','cargo-bike-b5','weaving-loom-l6','brick-kiln-k1','wind-pump-w1','water-still-v8','cold-store-c4','seed-drone-d7','ice-maker-i2','charging-post-e3','olive-press-p9','print-bench-r4'];
const name = (id: string) => id.replace(/-(.)(.)$/, (_, a, b) => ` ${a.toUpperCase()}${b}`).replace('-', ' ').replace(/^./, (c) => c.toUpperCase());
const days = Array.from({ length: 30 }, (_, i) => ({ day: now - (30 - i) * 864e5, stated: 1_800_000n, paid: [4, 11, 17, 23].includes(i) ? 900_000n + BigInt(i) * 20_000n : 1_800_000n, earned: [4, 11, 17, 23].includes(i) ? 900_000n : 1_800_000n + BigInt((i * 37) % 5) * 60_000n }));
const tabs = (active: number) => <TabBar tabs={[['Home', HomeIcon], ['Wallet', WalletIcon], ['Team', TeamIcon], ['Me', PersonIcon]].map(([l, I]: any, i) => ({ href: '#/' + i, label: l, icon: <I />, isActive: i === active }))} />;
const statuses = ['onSale', 'ending', 'soldOut', 'rush', 'preSale', 'starred', 'plain', 'onSale', 'plain', 'rush', 'onSale', 'onSale', 'plain'] as const;

function MachineCard({ id, i }: { id: string; i: number }) {
  const status = statuses[i]!;
  return (
    <a href="#/x" className="flex gap-4 rounded-xl border border-line/70 bg-raised p-4 shadow-card">
      <Picture src={`./pictures/${id}.svg`} alt="" size="thumb" isMuted={status === 'soldOut'} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1"><h3 className="font-semibold">{name(id)}</h3><StatusBadge product={{ status, startsAt: now + 8 * 36e5 - (i > 8 ? 864e5 : 0), endsAt: now + 2 * 36e5 + 849_000 }} now={now} region={1} /></div>
        <p className="mt-1 mb-2.5 text-sm text-subtle"><Amount money={usdt(120)} size="small" tone="subtle" /> · <Amount money={usdt(1.8)} size="small" tone="subtle" /> a day · 90 days</p>
        <SoldBar sold={148 + i * 12} stock={400} />
      </div>
    </a>
  );
}
function Home() {
  return (
    <><Page screen="index" hasTabBar header={<Header title="Good morning, Asha" trailing={<Badge tone="positive">Live</Badge>} />}>
      <Ticker label="Notices" lines={[{ id: '1', text: 'Harbour crane H2 had its 26th full day of 30.' }, { id: '2', text: 'No settlement on Saturday and Sunday; Monday pays both.' }]} />
      <Carousel label="News" slides={[1, 2, 3].map((n) => ({ id: `${n}`, src: `./pictures/banner-${n}.svg`, title: 'Where daily income comes from', href: '#/x' }))} />
      <Card title={<span className="text-sm font-normal text-subtle">Income to receive today</span>}>
        <Aged of={fresh(usdt(12.46), now, 'server')} now={now} region={1}>{(m) => <Amount money={m} size="hero" />}</Aged>
        <div className="mt-4"><Button isWide>Receive</Button></div>
        <p className="mt-3 text-sm text-subtle">From 3 machines. Arrives about 30 minutes after you take it.</p>
      </Card>
      <div className="flex items-baseline justify-between"><h2 className="font-semibold">Machines</h2><span className="text-sm text-subtle">12 listed</span></div>
      {ids.map((id, i) => <MachineCard key={id} id={id} i={i} />)}
    </Page>{tabs(0)}</>
  );
}
function Detail() {
  const id = q.get('id') ?? ids[0]!;
  return (
    <Page screen="detail" header={<Header title={name(id)} backHref="#/index" variant="white" trailing={<Badge tone="positive">On sale</Badge>} />}
      actions={<><Checkbox name="agree" label={<>I have read and agree to the <a href="#/y" className="underline">cooperation agreement</a></>} /><Button isWide type="submit">Review purchase</Button></>}>
      <Picture src={`./pictures/${id}.svg`} alt="" size="wide" />
      <Card title={<span className="text-sm font-normal text-subtle">Price</span>}>
        <Aged of={fresh(usdt(120), now - 36e5, 'server')} now={now} region={1}>{(m) => <><Amount money={m} size="hero" /><div className="mt-3"><SoldBar sold={148} stock={400} /></div></>}</Aged>
      </Card>
      <Card title="The facts"><FactList>
        <Fact label="Stated daily return"><Amount money={usdt(1.8)} size="small" /></Fact>
        <Fact label="Valid days">90</Fact>
        <Fact label="Stated total"><Amount money={usdt(162)} size="small" /></Fact>
        <Fact label="Withdrawal fee on it (5%)"><Amount money={usdt(-8.1)} size="small" /></Fact>
        <Fact label="Price back at the end" hint="Held in escrow until then" isTotal><Amount money={usdt(120)} size="small" /></Fact>
      </FactList></Card>
      <Card title="What it earned" aside="26 of 30 days in full"><EarningsChart days={days} region={1} /></Card>
      <Notice tone="warning" title="This can pay less">Income is paid from what the machine earns. On a day it earns less, you get less.</Notice>
    </Page>
  );
}
function Wallet() {
  return (
    <><Page screen="projects" hasTabBar header={<Header title="Wallet" variant="blue" trailing={<IconButton label="Refresh">↻</IconButton>} />}>
      <Card title={<span className="text-sm font-normal text-subtle">Available</span>}>
        <Aged of={fresh(usdt(1284.0789), now - 30 * 36e5, 'store')} now={now} region={1}>{(m) => <><Amount money={m} size="hero" /><p className="mt-1"><Amount money={{ amount: 4120n * u + 500_000n, currency: 'INR' }} tone="subtle" size="small" /></p></>}</Aged>
        <div className="mt-4"><IncomeChart points={days} region={1} /></div>
      </Card>
      <SegmentedButtons label="x" items={[{ value: 'a', label: 'To receive', isActive: true }, { value: 'b', label: 'Received', isActive: false }]} onChange={() => {}} />
      <Card isFlush><List>
        <ListRow href="#/r" title="Daily income" detail="Paid by Harbour crane H2 earnings" value={<Amount money={usdt(1.8)} isSigned />} valueDetail="Received" />
        <ListRow href="#/r" title="Withdrawal" detail="To Savings · arrives by 23 Nov" value={<Amount money={usdt(-50)} isSigned />} valueDetail="Processing" />
        <ListRow href="#/r" leading={<Avatar src="" />} title="Wind pump W1" detail="Price held in escrow" hasArrow />
      </List></Card>
    </Page>{tabs(1)}</>
  );
}
function Forms() {
  const [v, setV] = useState('a');
  return (
    <Page screen="login" header={<Header title="Sign in" />} actions={<Button isWide type="submit" isBusy>Signing in</Button>}>
      <Amount money={usdt(12345678.9)} size="large" />
      <SelectField label="Country" name="country"><option>India +91</option></SelectField>
      <Field label="Phone" name="phone" inputMode="tel" autoComplete="tel" dir="ltr" hint="Without the calling code" leading={<bdi dir="ltr" className="text-subtle">+91</bdi>} />
      <PasswordField label="Password" name="password" autoComplete="current-password" error="Please enter the password" defaultValue="secret" />
      <RadioCards legend="Coupon" name="c" value={v} onChange={setV} cards={[{ value: 'a', label: 'None' }, { value: 'b', label: 'Spring coupon', detail: 'Takes 5.00 off, until 30/11/2026' }]} />
      <Checkbox name="agree" label="I have read it" error="Agree first" />
      <SegmentedLinks label="Orders" items={[{ href: '#a', label: 'Valid', isActive: true }, { href: '#b', label: 'Expired', isActive: false }]} />
      <div className="flex flex-wrap gap-2"><Button>Primary</Button><Button variant="secondary">Secondary</Button><Button variant="quiet">Quiet</Button><Button variant="danger">Danger</Button><Button disabled>Disabled</Button><LinkButton href="#">Link</LinkButton><CopyButton text="x" onResult={() => {}} /></div>
      <div className="flex flex-wrap gap-2">{(['positive', 'warning', 'negative', 'gold', 'info', 'neutral'] as const).map((t) => <Badge key={t} tone={t}>{t}</Badge>)}</div>
      {(['info', 'warning', 'negative', 'positive'] as const).map((t) => <Notice key={t} tone={t} title={t}>What it says, and what to do next about it.</Notice>)}
      <PullIndicator state="armed" progress={1} />
    </Page>
  );
}
function States() {
  return (
    <Page screen="states" header={<Header title="States" backHref="#/" />}>
      <div className="grid grid-cols-2">{(['no-orders', 'no-income', 'no-records', 'offline', 'not-found', 'no-permission'] as const).map((d) => <EmptyState key={d} drawing={d} title={d} />)}</div>
      <EmptyState drawing="no-orders" title="No machine yet" action={<LinkButton href="#/index">See the machines</LinkButton>}>What you buy stands here with its daily income.</EmptyState>
      <FailureState title="Network abnormality" money="Nothing was charged." next="Please try again later." onRetry={() => {}} />
      <Skeleton><SkeletonCard /><SkeletonList kind="machine" rows={2} /><SkeletonList rows={2} /></Skeleton>
    </Page>
  );
}
function Overlay() {
  const kind = q.get('kind');
  const [open, setOpen] = useState(true);
  const text = Array.from({ length: 12 }, (_, i) => <p key={i} className="mb-3">The daily return is stated, not promised. It is paid out of what this machine earned on that day, after the management fee of ten percent.</p>);
  return (<><Home />
    {kind === 'sheet' && <Sheet isOpen={open} onClose={() => setOpen(false)} title="Cooperation agreement" actions={<><Button isWide>I agree</Button><Button variant="quiet" isWide>I disagree</Button></>}>{text}</Sheet>}
    {kind === 'dialog' && <Dialog isOpen={open} onClose={() => setOpen(false)} title="Create a team" actions={<Button>Copy link</Button>}>{text[0]}</Dialog>}
    {kind === 'confirm' && <ConfirmDialog isOpen={open} title="Log out?" confirm="Log out" cancel="Stay" isDanger onConfirm={() => {}} onCancel={() => setOpen(false)}>This device forgets everything about you.</ConfirmDialog>}
    <Toast toast={kind === 'toast' ? { id: 1, text: 'Receive is successful. It is expected to arrive in 30 minutes' } : null} onEnd={() => {}} />
  </>);
}
function Pictures() {
  return (<main className="grid grid-cols-3 gap-4 p-4">{[...ids, 'banner-1', 'banner-2', 'banner-3'].slice(Number(q.get('from') ?? 0)).map((id) => <div key={id}><img src={`./pictures/${id}.svg`} alt="" className="w-full rounded-xl" /><div className="mt-1 flex items-center gap-2 text-xs"><img src={`./pictures/${id}.svg`} alt="" className="size-18 rounded-lg object-cover" />{id}</div></div>)}{['icon.svg','maskable.svg','favicon.svg','icon-192.png','avatar.svg'].map((f) => <img key={f} src={'./'+f} alt='' className='w-40' />)}<img src='./favicon.svg' alt='' width='16'/></main>);
}
const V = { home: Home, detail: Detail, wallet: Wallet, forms: Forms, states: States, overlay: Overlay, pictures: Pictures }[view]!;
createRoot(document.getElementById('root')!).render(<I18nProvider i18n={i18n}><V /></I18nProvider>);
